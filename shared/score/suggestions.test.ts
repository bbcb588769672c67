import { describe, expect, test } from 'vitest'
import { score } from './score.ts'
import { gainShort, openChecks, worth } from './suggestions.ts'
import { AS_OF, cleanFacts, sampleResume } from './testing/sample.ts'

const analysed = (edit: (resume: ReturnType<typeof sampleResume>) => void) => {
  const resume = sampleResume()
  edit(resume)
  return score({ resume, facts: cleanFacts(), job: null, asOf: AS_OF })
}

describe('suggestions', () => {
  test('every open check is printed, or names a printed one that says it', () => {
    const r = analysed((resume) => {
      resume.summary = ''
      resume.skills = []
      resume.experience = []
      resume.sections = resume.sections.filter(({ kind }) => kind !== 'experience')
    })
    const printed = new Set(openChecks(r.checks).map(({ id }) => id))
    const open = r.checks.filter(({ status }) => status === 'fail' || status === 'partial')
    expect(open.length).toBeGreaterThan(printed.size)
    for (const { id, saidBy, fix } of open) {
      expect(printed.has(id) ? id : printed.has(saidBy ?? '')).toBe(saidBy ? true : id)
      expect([id, fix === '']).toEqual([id, saidBy !== undefined])
    }
  })
  test('there are none for a resume that has everything', () => {
    const r = analysed(() => {})
    expect(
      [
        r.contact_suggestions,
        r.summary_suggestions,
        r.skills_suggestions,
        r.experience_suggestions,
        r.education_suggestions,
        r.format_suggestions,
      ].flat(),
    ).toEqual([])
  })
  test('name the position, quote the line, propose the change and say what it is worth', () => {
    const r = analysed((resume) => {
      resume.experience[1]!.bullets[0] =
        'Responsible for writing the pages of two magazines with 600,000 readers'
    })
    const [text] = r.experience_suggestions.filter((s) => s.includes('what you did'))
    expect(text).toContain('Web Developer at Lantern Media')
    expect(text).toContain('“Responsible for writing the pages')
    expect(text).toContain('“Wrote the pages of two magazines')
    expect(text).toMatch(/Worth [\d.]+ points?\.$/)
  })
  test('a missing summary is said once, with all it is worth', () => {
    const r = analysed((resume) => {
      resume.summary = ''
    })
    const asks = r.checks.filter((c) => c.fix.startsWith('Write two or three sentences'))
    const lost = r.checks.filter((c) => [c.id, c.saidBy].includes(asks[0]!.id))
    expect(lost.length).toBeGreaterThan(4)
    expect(r.summary_suggestions).toHaveLength(1)
    expect(asks).toHaveLength(1)
    // Each is rounded to a tenth of a point.
    expect(openChecks(r.checks)[0]!.gain).toBeCloseTo(
      lost.reduce((n, c) => n + c.gain, 0),
      0,
    )
  })
  test.each<[string, { email?: string; phone?: string }, string[]]>([
    ['neither email nor phone', { email: '', phone: '' }, ['No email address or phone number was found.']],
    ['blanks for both', { email: '', phone: ' ' }, ['No email address or phone number was found.']],
    ['no email', { email: '' }, ['No email address was found.']],
    ['no phone', { phone: '' }, ['No phone number was found.']],
    ['both', {}, []],
  ])('ways of contact: %s', (_, given, said) => {
    const r = analysed((resume) => {
      Object.assign(resume.personalInfo, given)
      resume.head = resume.head.slice(0, 1)
    })
    const found = openChecks(r.checks).filter(({ group }) => group === 'contact')
    expect(found.map(({ finding }) => finding).filter((text) => text.startsWith('No '))).toEqual(said)
  })
  test('places that the sentence names are not counted once more', () => {
    const r = analysed((resume) => {
      const unused = ['Kotlin', 'Perl', 'Haskell', 'Ruby', 'Terraform', 'Ansible', 'Photoshop']
      resume.skills = unused.map((name) => ({ ...resume.skills[0]!, name }))
    })
    const text = r.skills_suggestions.find((s) => s.startsWith('Name '))
    expect(text).toContain('more where you used them')
    expect(text).not.toContain('like it')
  })
  test('what brings most comes first, and advice last', () => {
    const r = analysed((resume) => {
      resume.personalInfo.email = ''
      resume.head = resume.head.filter(({ text }) => !text.includes('@'))
      resume.head = resume.head.filter(({ text }) => !text.includes(resume.personalInfo.address))
      resume.personalInfo.address = ''
      resume.head.push({ text: 'Date of birth: 1 May 1990', page: 1, line: 2, bullet: false })
    })
    expect(r.contact_suggestions.map((s) => s.split(' ').slice(0, 3).join(' '))).toEqual([
      'Put a plain',
      'Add your city',
      'Leave your date',
    ])
  })
  test('who cannot be reached is asked for the address first; a slip worth a point waits for what brings most', () => {
    const { checks } = analysed((resume) => {
      resume.personalInfo.email = ''
      resume.head = resume.head.filter(({ text }) => !text.includes('@'))
      resume.summary += ' Recieved a prize for it.'
      const idle = [
        'Worked on the platform team',
        'Helped with tasks',
        'Took part in meetings',
        'Did office work',
      ]
      for (const e of resume.experience) e.bullets = e.bullets.map((_, i) => idle[i] ?? 'Assisted colleagues')
    })
    const open = openChecks(checks).filter(({ advice }) => !advice)
    const asked = ['email-valid', 'bullet-strength', 'common-spelling']
    expect(open.map(({ id }) => id).filter((id) => asked.includes(id))).toEqual(asked)
    const bullets = open.find(({ id }) => id === 'bullet-strength')
    expect(open[0]?.gain).toBeLessThan(bullets?.gain ?? 0)
  })
  test.each([
    [0, ''],
    [0.3, 'Worth less than 1 point.'],
    [1, 'Worth 1 point.'],
    [2.4, 'Worth 2 points.'],
    [38.2, 'Worth 38 points.'],
  ])('a gain of %s reads “%s”', (gain, text) => expect(worth({ gain })).toBe(text))

  describe('under a limit', () => {
    const limited = () =>
      score({
        resume: {
          ...sampleResume(),
          summary: '',
          personalInfo: { ...sampleResume().personalInfo, email: '' },
          head: sampleResume().head.filter(({ text }) => !text.includes('@')),
        },
        facts: {
          ...cleanFacts(),
          hiddenText: [{ page: 1, line: 3, text: Array(40).fill('React').join(' '), reason: 'white' }],
        },
        job: null,
        asOf: AS_OF,
      })
    test('what brings nothing says what holds the score down', () => {
      const open = openChecks(limited().checks)
      const email = open.find((c) => c.id === 'email-valid')!
      expect(email).toMatchObject({ gain: 0, held: { by: 'ats-hidden-text', limit: 25 } })
      expect(gainShort(email)).toBe('Capped at 25')
      expect(worth(email)).toBe('Adds points once the limit of 25 is lifted.')
      expect(open.find((c) => c.id === 'ats-hidden-text')?.held).toBeUndefined()
    })
    test('no finding promises more than there is to win', () => {
      const { checks, overall_score } = limited()
      for (const { gain } of openChecks(checks)) expect(overall_score + gain).toBeLessThanOrEqual(100)
    })
  })
})

test.each([
  [32.4, '+32'],
  [0.6, '+1'],
  [0.3, '<1'],
  // Less than a tenth of a point of the whole: never how many points of its part a check got.
  [0, '<1'],
])('a fix worth %s points is listed as %s', (gain, said) => {
  expect(gainShort({ advice: false, gain })).toBe(said)
})

describe('a fix whose worth depends on what is written', () => {
  const most = (count: number) => {
    const { checks } = analysed((resume) => {
      resume.projects = []
      for (const [i, entry] of resume.experience.entries())
        entry.bullets = i === 0 ? ['Kept the books of the shop'].slice(0, count) : []
    })
    return openChecks(checks).find(({ id }) => id === 'bullet-strength')!
  }
  test.each([0, 1])('is listed and said with the least and the most, with %s bullets', (count) => {
    const check = most(count)
    expect(check.most).toBeGreaterThan(check.gain + 10)
    expect(gainShort(check)).toBe(`+${Math.round(check.gain)}–${Math.round(check.most!)}`)
    expect(worth(check)).toBe(
      `Worth ${Math.round(check.gain)} points, and up to ${Math.round(check.most!)} the more you tell.`,
    )
  })
  test('says that more is to be told, too', () => expect(most(1).fix).toMatch(/Then tell more/))
  test('is a figure alone elsewhere', () => {
    const { checks } = analysed((resume) => {
      resume.summary = ''
    })
    expect(openChecks(checks).flatMap(({ id, most }) => (most === undefined ? [] : [id]))).not.toContain(
      'summary-present',
    )
  })
})

describe('what is asked for first', () => {
  const order = (edit: (resume: ReturnType<typeof sampleResume>) => void) =>
    openChecks(analysed(edit).checks).map(({ id }) => id)
  const idle = (resume: ReturnType<typeof sampleResume>) => {
    for (const entry of resume.experience) entry.bullets = ['Worked on the platform', 'Helped with tests']
    resume.projects = []
  }
  const undate = (resume: ReturnType<typeof sampleResume>, from: number) => {
    for (const entry of resume.experience.slice(from)) {
      for (const { lines } of resume.sections)
        for (const line of lines) line.text = line.text.replace(entry.printedDates, '')
      Object.assign(entry, { startDate: '', endDate: '', printedDates: '' })
    }
  }
  test('bullets that say nothing, before the dates of one position of two', () => {
    const ids = order((resume) => {
      idle(resume)
      undate(resume, 1)
    })
    expect(ids).toContain('experience-dates')
    expect(ids.indexOf('bullet-strength')).toBeLessThan(ids.indexOf('experience-dates'))
  })
  test('bullets that say nothing, before a phone number where an email reaches the person', () => {
    const ids = order((resume) => {
      idle(resume)
      resume.personalInfo.phone = ''
      resume.head = resume.head.map((line) => ({
        ...line,
        text: line.text.replace(/\+?\d[\d ()-]{6,}\d/, ''),
      }))
    })
    expect(ids).toContain('phone-valid')
    expect(ids.indexOf('bullet-strength')).toBeLessThan(ids.indexOf('phone-valid'))
  })
  test('dates, where no position has any', () => {
    const ids = order((resume) => {
      idle(resume)
      undate(resume, 0)
    })
    expect(ids).toContain('experience-dates')
    expect(ids.indexOf('experience-dates')).toBeLessThan(ids.indexOf('bullet-strength'))
  })
})

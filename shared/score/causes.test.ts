import { describe, expect, test } from 'vitest'
import type { DocumentFacts } from '#shared/schema/document.ts'
import type { Resume } from '#shared/schema/resume.ts'
import { CHECKS } from './all-checks.ts'
import { score } from './score.ts'
import { openChecks } from './suggestions.ts'
import { AS_OF, cleanFacts, sampleResume } from './testing/sample.ts'

const found = (edit: (resume: Resume, facts: DocumentFacts) => void): string[] => {
  const resume = sampleResume()
  const facts = cleanFacts()
  edit(resume, facts)
  return openChecks(score({ resume, facts, job: null, asOf: AS_OF }).checks).map(({ id }) => id)
}
const withoutWork = (resume: Resume) => {
  resume.experience = []
  resume.projects = []
  resume.volunteering = []
  resume.sections = resume.sections.filter(
    ({ kind }) => !['experience', 'projects', 'volunteering'].includes(kind),
  )
}

describe('one cause is one finding', () => {
  test.each<[string, (resume: Resume, facts: DocumentFacts) => void, string, RegExp]>([
    [
      'work that is not there: nothing of bullets, dates or verbs',
      withoutWork,
      'experience-present',
      /bullet|verb|date|tense|opener|quantif|length|order|headings|spelling|stuffing/,
    ],
    [
      'neither work nor a summary nor skills: each once',
      (resume) => {
        withoutWork(resume)
        Object.assign(resume, { summary: '', skills: [] })
        resume.sections = resume.sections.filter(({ kind }) => kind === 'education')
      },
      'experience-present',
      /bullet|verb|spelling|stuffing|fillers|shown/,
    ],
    [
      'work that we may have misread',
      (resume) => {
        withoutWork(resume)
        for (const years of ['2015 – 2019', '2019 – 2024'])
          resume.head.push({ text: `Somewhere, ${years}`, page: 1, line: 9, bullet: false })
      },
      'may-be-misread',
      /bullet|verb|date|tense|opener|quantif|experience|order|headings/,
    ],
    [
      'positions of which nothing is told',
      (resume) => {
        for (const entry of resume.experience) Object.assign(entry, { bullets: [], text: '' })
        for (const project of resume.projects) Object.assign(project, { bullets: [], description: '' })
      },
      'bullet-strength',
      /bullet-count|shown/,
    ],
    [
      'bullets that come back',
      (resume) => {
        for (const entry of resume.experience)
          entry.bullets = entry.bullets.map(() => 'Looked after the shop on weekdays')
      },
      'bullet-strength',
      /phrases/,
    ],
    [
      'a degree that was expected by a day that is past',
      (resume) => {
        Object.assign(resume.education[0]!, {
          startDate: '',
          endDate: '2018-05',
          printedDates: 'Expected Graduation: May 2018',
        })
      },
      'dates-in-order',
      /plans-ahead/,
    ],
    [
      'a summary without a role or a level',
      (resume) => {
        resume.headline = ''
        resume.summary =
          'Always looking for something new to learn. Likes to work with people of all kinds, and has cut the costs of a shop by 9 %.'
      },
      'summary-role',
      /summary-level/,
    ],
    [
      'a heading of referees with nothing under it',
      (resume, facts) => {
        facts.kind = 'docx'
        resume.sections.push({ kind: 'references', heading: 'References', page: 1, line: 90, lines: [] })
      },
      'references',
      /empty/,
    ],
    [
      'a scan: one message',
      (_, facts) => {
        facts.textLayer = false
      },
      'ats-text-layer',
      /./,
    ],
    [
      'two columns',
      (_, facts) => {
        facts.columns = 2
        facts.naiveOrder = { scrambled: true, sample: 'one two' }
      },
      'ats-reading-order',
      /column|table/,
    ],
    [
      'bullets without numbers',
      (resume) => {
        for (const entry of resume.experience) entry.bullets = entry.bullets.map(() => 'Handled the shop')
      },
      'bullet-strength',
      /quantified|bullet-length|action/,
    ],
    [
      'a name that was never filled in',
      (resume) => {
        resume.name = 'Your Name'
        resume.personalInfo.email = 'your.name@example.com'
      },
      'placeholders',
      /name-present|email/,
    ],
  ])('%s', (_name, edit, lead, others) => {
    const ids = found(edit)
    expect(ids).toContain(lead)
    expect(ids.filter((id) => id !== lead && others.test(id))).toEqual([])
  })

  test('and is worth what all of it is worth', () => {
    const resume = sampleResume()
    for (const entry of resume.experience) entry.bullets = entry.bullets.map(() => 'Handled the shop')
    const { checks } = score({ resume, facts: cleanFacts(), job: null, asOf: AS_OF })
    const own = checks.find(({ id }) => id === 'bullet-strength')!
    expect(openChecks(checks).find(({ id }) => id === own.id)!.gain).toBeGreaterThan(own.gain)
  })

  test('a cause that is not there hides nothing', () => {
    expect(
      found((resume) => {
        resume.sections.find(({ kind }) => kind === 'experience')!.heading = 'Where else I have been'
      }),
    ).toContain('ats-known-headings')
  })
})

test('without work, what is wrong in the lines of a project is said beside it', () => {
  const ids = found((resume) => {
    resume.experience = []
    resume.sections = resume.sections.filter(({ kind }) => kind !== 'experience')
    for (const project of resume.projects)
      project.bullets = ['Worked on the page', 'Responsible for the shop']
  })
  expect(ids).toEqual(expect.arrayContaining(['experience-present', 'bullet-strength']))
  expect(ids).not.toContain('experience-dates')
})

test('every check that is named is one', async () => {
  const { CAUSES } = await import('./causes.ts')
  const known = new Set<string>(CHECKS.map(({ id }) => id))
  const named = CAUSES.flatMap(({ lead, covers }) => [lead, ...(covers === 'all' ? [] : covers)])
  expect(named.filter((id) => !known.has(id))).toEqual([])
})

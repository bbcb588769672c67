import { describe, expect, it } from 'vitest'
import type { ReadExperience } from '#shared/schema/resume.ts'
import { isLabel, tellsItsOwn } from './foreign-lines.ts'
import { score } from './score.ts'
import { doubtsWork } from './sound.ts'
import { AS_OF, cleanFacts, sampleResume } from './testing/sample.ts'

/** The sample with these lines under its first position, and its second changed. */
function telling(bullets: string[], second: Partial<ReadExperience> = {}) {
  const resume = sampleResume()
  const [first, next] = resume.experience
  if (!first || !next) throw new Error('The sample has two positions')
  first.bullets = bullets
  first.text = ''
  Object.assign(next, second)
  return { resume, first }
}
const own = (line: string, second: Partial<ReadExperience> = {}): boolean => {
  const { resume, first } = telling([line], second)
  return tellsItsOwn(first, resume)
}

describe('an entry tells its own', () => {
  it.each([
    'Led the move of 40 shops to one till, 2021',
    'Mentoring of newcomers (May 2021 – June 2022)',
    'Rebuilt the archive 2019 – 2021 with a team of four volunteers',
    'Buchhaltung für zwei Standorte',
    'MANAGED THE NIGHT SHIFT',
    'Environment: Java, Oracle',
    'Client: Harbour Books',
  ])('where it says “%s”', (line) => expect(own(line)).toBe(true))

  it.each([
    'Harbour Books Ltd 03/2018 – 05/2020 Sales clerk',
    'FIELD ENGINEER (CONTRACT) Rowan Mills, 2022',
    'カーシェア開発 2019/08-2021/03 テスト担当',
    'ASSISTANT TEACHER',
  ])('but not where another entry begins: “%s”', (line) => expect(own(line)).toBe(false))

  it('but not where it names the employer that an entry is without', () => {
    const line = 'Name of the company : Trellis Boilers Pvt. Ltd.'
    expect([own(line), own(line, { company: '' })]).toEqual([true, false])
  })

  it('where its dates are printed among its lines once more', () => {
    const { resume, first } = telling(['März 2019 bis heute'])
    first.printedDates = 'März 2019 bis heute\t5 Jahre'
    expect(tellsItsOwn(first, resume)).toBe(true)
  })
})

it.each([
  ['Job responsibilities', true],
  ['职位名称', true],
  ['Warehouse manager', false],
  ['Harbour Mills Ltd', false],
  ['58 students', false],
  ['Contoso', false],
  ['Verglink', false],
  ['Aufgaben', true],
  ['', false],
])('takes “%s” for a label: %s', (text, is) => expect(isLabel(text)).toBe(is))

describe('work that was read as something else', () => {
  const foreign = [
    'Rowan Mills Ltd 03/2018 – 05/2020 Clerk',
    'Kept the books',
    'Lantern Media 01/2016 – 02/2018 Clerk',
  ]

  it('is in doubt where most lines belong to other entries', () => {
    const { resume } = telling(foreign, { bullets: [], text: '' })
    expect(doubtsWork(resume, cleanFacts())).toBe(true)
  })

  it('is in doubt where most titles are fields of a form', () => {
    const { resume, first } = telling(['Kept the books of two shops'])
    resume.experience = [{ ...first, position: 'Salary: $3,200 per month' }]
    expect(doubtsWork(resume, cleanFacts())).toBe(true)
  })

  it('is not in doubt for one such line among many entries', () => {
    const { resume, first } = telling(foreign.slice(0, 1))
    const [, second] = sampleResume().experience
    if (!second) throw new Error('The sample has two positions')
    resume.experience = [first, second, { ...second, company: 'Harbour Mills' }]
    expect(doubtsWork(resume, cleanFacts())).toBe(false)
  })

  it('is never in doubt in a draft, whose fields were typed', () => {
    const { resume } = telling(foreign, { bullets: [], text: '' })
    expect(doubtsWork(resume, null)).toBe(false)
  })

  it('is asked about once, and nothing else is said of it', () => {
    const { resume } = telling(foreign, { bullets: [], text: '' })
    const { checks, bullets } = score({ resume, facts: cleanFacts(), job: null, asOf: AS_OF })
    const open = checks.filter(
      ({ group, status }) => group === 'experience' && (status === 'fail' || status === 'partial'),
    )
    expect([open.map(({ id }) => id), bullets]).toEqual([[], []])
    expect(checks.find(({ id }) => id === 'may-be-misread')?.finding).toContain('your work experience')
    expect(checks.find(({ id }) => id === 'bullet-strength')?.status).toBe('could_not_check')
  })
})

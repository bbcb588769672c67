import { describe, expect, it } from 'vitest'
import { emptyJob, type Job } from '#shared/schema/job.ts'
import { emptyResume } from '#shared/schema/resume.ts'
import { match } from '../match.ts'

const TOLD: Record<string, string> = {
  cs: 'Navrhovala jsem weby pro tři zákazníky a vedla malý tým.',
  de: 'Ich habe die Kunden im Laden bedient und die Kasse geführt.',
  en: 'Served the customers of the shop and kept the till.',
  pl: 'Obsługiwałam klientów w sklepie i prowadziłam kasę.',
}

const answers = (language: string, job: Partial<Job>, skills: string[] = []) =>
  match(
    {
      ...emptyResume(),
      language,
      summary: TOLD[language] ?? '',
      skills: skills.map((name) => ({ name, level: '', group: '' })),
    },
    { ...emptyJob('role'), ...job },
    '2026-11-22',
  )
const answer = (language: string, skill: string, skills: string[] = []) =>
  answers(language, { required: [skill] }, skills)[0]

describe('a skill that is not there is judged where its name in the language is known', () => {
  it.each([
    ['en', 'Wireframing'],
    ['de', 'Payroll'],
    ['pl', 'Payroll'],
    ['cs', 'Figma'],
    ['cs', 'Google Analytics'],
    ['pl', 'SAP'],
    ['pl', 'ISO 9001'],
  ])('in %s: %s', (language, skill) => {
    expect(answer(language, skill)).toMatchObject({ status: 'missing' })
    expect(answer(language, skill)?.unjudged).toBeUndefined()
  })
})

describe('and else it is not judged', () => {
  it.each([
    ['cs', 'Wireframing'],
    ['cs', 'Payroll'],
    ['cs', 'Property management systems'],
    ['cs', 'EHR'],
    ['de', 'Menu planning'],
    ['de', 'Wireframing'],
    ['pl', 'Robot programming'],
  ])('in %s: %s', (language, skill) =>
    expect(answer(language, skill)).toMatchObject({ status: 'missing', unjudged: true }),
  )
})

it('is not judged by what a work in another language shows', () =>
  expect(answer('cs', 'Wireframing', ['Wireframing'])).toMatchObject({ status: 'listed', unjudged: true }))

it.each([
  ['cs', { status: 'missing', unjudged: true }],
  ['en', { status: 'missing' }],
])('judges no title of another language: %s', (language, judged) => {
  const [title] = answers(language, { title: 'Warehouse Worker' })
  expect(title).toMatchObject(judged)
  expect(title?.unjudged).toBe('unjudged' in judged ? true : undefined)
})

it('judges all that a posting in the language of the resume asks', () => {
  const text = 'Wir suchen eine Verkäuferin für den Laden, die mit den Kunden spricht und die Ware pflegt.'
  const [asked] = answers('de', { text, required: ['Warenpflege'] })
  expect(asked).toMatchObject({ status: 'missing' })
  expect(asked?.unjudged).toBeUndefined()
})

describe('what a trade usually does', () => {
  const held = (source: Job['source'], position: string, asked: Partial<Job>) => {
    const entry = {
      ...{ position, company: 'Example', location: '', startDate: '2020-01', endDate: '' },
      ...{ printedDates: '2020 – now', text: '', bullets: [] },
    }
    const resume = { ...emptyResume(), language: 'en', experience: [entry] }
    return match(resume, { ...emptyJob(source), title: 'Paramedic', ...asked }, '2026-11-22').at(-1)
  }
  it('goes with the post that was held', () =>
    expect(held('role', 'Paramedic', { required: ['Patient assessment'] })).toMatchObject({ unjudged: true }))
  it.each<[string, Job['source'], string, Partial<Job>]>([
    ['where another post was held', 'role', 'Florist', { required: ['Patient assessment'] }],
    ['where an employer asks', 'description', 'Paramedic', { required: ['Patient assessment'] }],
    ['of its tools', 'role', 'Paramedic', { required: ['Salesforce'] }],
    [
      'of its papers',
      'role',
      'Paramedic',
      { certifications: { required: ['Paramedic license'], preferred: [] } },
    ],
  ])('but not %s', (_, source, position, asked) =>
    expect(held(source, position, asked)?.unjudged).toBeUndefined(),
  )
})

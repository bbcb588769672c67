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

const answers = (language: string, job: Partial<Job>, skills: string[] = [], headline = '') =>
  match(
    {
      ...emptyResume(),
      language,
      headline,
      summary: TOLD[language] ?? '',
      skills: skills.map((name) => ({ name, level: '', group: '' })),
    },
    { ...emptyJob('role'), ...job },
    '2026-11-22',
  )
const answer = (language: string, skill: string, skills: string[] = []) =>
  answers(language, { required: [skill, 'Jira', 'Figma', 'Google Ads'] }, skills)[0]

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
    ['cs', 'ZQM'],
    ['pl', 'Zqora'],
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
  const [title] = answers(language, { title: 'Warehouse Worker', required: ['Jira', 'Figma', 'Google Ads'] })
  expect(title).toMatchObject(judged)
  expect(title?.unjudged).toBe('unjudged' in judged ? true : undefined)
})

it('judges all that a posting in the language of the resume asks', () => {
  const text = 'Wir suchen eine Verkäuferin für den Laden, die mit den Kunden spricht und die Ware pflegt.'
  const [asked] = answers('de', { text, required: ['Warenpflege'] })
  expect(asked).toMatchObject({ status: 'missing' })
  expect(asked?.unjudged).toBeUndefined()
})

describe('where the title is not there and half of the rest is in doubt', () => {
  const UNKNOWN = ['Wireframing', 'Payroll', 'Property management systems']
  it('nothing speaks for a match: all of it is judged', () => {
    const asked = answers('cs', { title: 'Warehouse Worker', required: [...UNKNOWN, 'Jira'] })
    expect(asked.map(({ status, unjudged }) => [status, unjudged])).toEqual(
      asked.map(() => ['missing', undefined]),
    )
  })
  it('but not where the title is', () => {
    const asked = answers(
      'cs',
      { title: 'Designer', titles: ['Návrhářka'], required: UNKNOWN },
      [],
      'Návrhářka',
    )
    expect(asked.map(({ unjudged }) => unjudged)).toEqual([undefined, true, true, true])
  })
})

describe('a posting of which nothing is found', () => {
  const UNKNOWN = ['Wireframing', 'Menu planning', 'Robot programming', 'Night audits']
  const posted = (language: string, title: string, headline: string) => {
    const job = {
      ...emptyJob('description'),
      text: 'We want you to serve the customers of the shop.',
      title,
      required: UNKNOWN,
    }
    return answers(language, job, [], headline).map(({ unjudged }) => unjudged)
  }
  it.each([
    ['de', 'Warehouse Worker', 'Verkäuferin'],
    ['cs', 'Warehouse Worker', 'Prodavačka'],
    ['cs', 'Warehouse Worker', ''],
  ])('is not judged by the words of another language: %s, %s for %s', (...given) =>
    expect(posted(...given)).toEqual([true, true, true, true, true]),
  )
  it('is not judged by a title that may be of the same trade', () =>
    expect(posted('en', 'Warehouse Worker', 'Warehouse Lead')[0]).toBe(true))
  it('is judged where the title is surely another', () =>
    expect(posted('en', 'Warehouse Worker', 'Violinist')[0]).toBeUndefined())
})

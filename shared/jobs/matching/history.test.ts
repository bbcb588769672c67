import { describe, expect, test } from 'vitest'
import type { Job } from '#shared/schema/job.ts'
import type { ReadExperience, Resume } from '#shared/schema/resume.ts'
import { answer, POST, post, said, study } from '../testing/answers.ts'

describe('the years of work', () => {
  const years = (minYears: number | null, ...spans: [string, string, Partial<ReadExperience>?][]) =>
    answer(
      {
        experience: spans.map(([startDate, endDate, change]) => ({ ...POST, startDate, endDate, ...change })),
      },
      { minYears },
    )
  test.each<[string, ReturnType<typeof years>, string]>([
    ['three, less a month', years(3, ['2020-01', '2022-11']), 'proven'],
    ['three, less two months', years(3, ['2020-01', '2022-10']), 'missing'],
    ['of two posts', years(3, ['2020-01', '2021-12'], ['2022-01', '2022-12']), 'proven'],
    [
      'without those at home',
      years(3, ['2020-01', '2022-12', { position: 'Career break', company: '' }]),
      'missing',
    ],
    ['of a post without dates', years(1, ['', '']), 'missing'],
    ['up to today', years(3, ['2022-06', '']), 'proven'],
  ])('%s', (_, [found], status) => expect(found?.status).toBe(status))

  test.each([null, 0])('are not asked for: %s', (least) => expect(years(least)).toEqual([]))
  test.each([
    [1, '1 year of experience'],
    [2, '2 years of experience'],
  ])('%i of them are “%s”', (least, text) => expect(years(least)[0]?.text).toBe(text))
  test.each<[string, ReturnType<typeof years>, string | undefined]>([
    [
      'as printed',
      years(1, ['2020-01', '2022-12', { printedDates: 'Jan 2020 – Dec 2022' }]),
      'Jan 2020 – Dec 2022',
    ],
    ['as read', years(1, ['2020-01', '2022-12']), '2020-01 – 2022-12'],
    ['up to today', years(1, ['2020-01', '']), '2020-01 – now'],
    ['by nothing where they are too few', years(9, ['2020-01', '']), undefined],
  ])('are proven by the dates %s', (_, [found], text) => expect(found?.proof?.text).toBe(text))
})

describe('the degree', () => {
  const degree = (held: Partial<Resume>, level: 'bachelor' | 'master' = 'bachelor', required = true) =>
    said(held, { degree: { level, required, fields: [] } as never })
  test.each<[string, string, string]>([
    ['of that level', degree(study({ degree: 'Bachelor of Science' })), 'proven education.0.degree'],
    ['of a higher one', degree(study({ degree: 'Master of Arts' })), 'proven education.0.degree'],
    ['of a lower one', degree(study({ degree: 'Bachelor of Science' }), 'master'), 'missing'],
    ['that nobody has', degree({}), 'missing'],
    ['whose name tells no level', degree(study({ degree: 'Zertifikatslehrgang' })), 'missing unjudged'],
    [
      'that stands in a sentence',
      degree({ summary: 'Holds a bachelor’s degree in law' }),
      'missing unjudged',
    ],
  ])('%s', (_, found, expected) => expect(found).toBe(expected))

  test.each([
    [true, 2],
    [false, 2 / 3],
  ])('that is required (%s) weighs %d', (required, weight) =>
    expect(answer({}, { degree: { level: 'phd', required, fields: [] } as never })[0]).toMatchObject({
      text: 'Doctorate',
      must: required,
      weight,
    }),
  )
})

describe('the title', () => {
  const title = (resume: Partial<Resume>, job: Partial<Job> = {}) =>
    said(resume, { title: 'Web Developer', ...job })
  test.each<[string, string, string]>([
    ['somebody had', title(post({ position: 'Senior Web Developer' })), 'proven experience.0.position'],
    ['somebody bears', title({ headline: 'Web Developer' }), 'listed headline'],
    ['a summary begins with', title({ summary: 'Web developer with nine years' }), 'listed summary'],
    ['a summary only names', title({ summary: 'Sold shops to a web developer' }), 'missing'],
    [
      'under another name of the role',
      title(post({ position: 'Site Builder' }), { titles: ['Site Builder'] }),
      'proven experience.0.position',
    ],
    ['of another trade', title(post({ position: 'Nurse' })), 'missing'],
    ['of the same trade', title(post({ position: 'Backend Developer' })), 'missing unjudged'],
    ['that the headline is kin to', title({ headline: 'Backend Developer' }), 'missing unjudged'],
    [
      'in another language',
      title({ ...post({ position: 'Krankenpfleger' }), language: 'de' }),
      'missing unjudged',
    ],
    [
      'that a role has, of the same trade',
      title(post({ position: 'Backend Developer' }), { source: 'role' }),
      'missing',
    ],
    ['that is not asked for', title({}, { title: '' }), 'not asked'],
  ])('%s', (_, found, expected) => expect(found).toBe(expected))
})

import { describe, expect, it, test } from 'vitest'
import type { ReadExperience, Resume } from '#shared/schema/resume.ts'
import { isGuessed, isMisshapen, isSound, sectionOf } from './sound.ts'
import { cleanFacts, sampleResume } from './testing/sample.ts'

const PATH = 'experience.0'
const facts = cleanFacts()

/** The sample with its first position changed, and how sure the reader was of title and company. */
function read(change: Partial<ReadExperience>, sure: { position?: number; company?: number } = {}): Resume {
  const resume = structuredClone(sampleResume())
  const [first, ...rest] = resume.experience
  if (!first) throw new Error('The sample has no position')
  resume.experience = [{ ...first, ...change }, ...rest]
  // Its own dates are printed there: taken from the entry, they would be years that no entry holds.
  resume.sections = []
  for (const [field, one] of Object.entries(sure))
    resume.places[`${PATH}.${field}`] = { line: 0, sure: one } as Resume['places'][string]
  return resume
}

const sound = (resume: Resume, of: typeof facts | null = facts): boolean => {
  const [first] = resume.experience
  return first !== undefined && isSound(first, PATH, resume, of)
}

const UNDATED = { startDate: '', endDate: '', printedDates: '' }

describe('a position', () => {
  it.each<[string, Partial<ReadExperience>]>([
    ['as the sample has it', {}],
    ['with a company alone', { position: '' }],
    ['with a span printed as one year and a word', { printedDates: 'since 2019', endDate: '' }],
    ['with one year after a dash', { printedDates: '– 2019', startDate: '2019-01', endDate: '2019-01' }],
    ['with two printed years of which one was read', { printedDates: '2019 2021', endDate: '' }],
    [
      'without dates, under a title of eight words',
      { ...UNDATED, position: 'Head of Sales and Marketing for Northern Europe' },
    ],
    ['at a company that is named for a trade', { company: 'Baker & Taylor' }],
    ['on one’s own account', { company: 'Freelance' }],
    ['whose title begins as a deed may', { position: 'Certified nurse' }],
    ['whose short name ends with a stop', { company: 'Acme Trading Inc.' }],
    ['whose long name ends with its legal form', { company: 'Harbour Goods Trading Technologies Pvt. Ltd.' }],
    [
      'that tells of a project within its own time',
      { startDate: '2018-01', text: 'Atlas, 05/2019 – 03/2020' },
    ],
  ])('is one %s', (_, change) => expect(sound(read(change))).toBe(true))

  it.each<[string, Partial<ReadExperience>]>([
    [
      'that holds the head of an earlier one',
      { startDate: '2020-04', text: '10/2017 – 03/2020 Shop assistant' },
    ],
    ['with a labelled list for a company', { company: 'Languages : C++, Go' }],
    ['with a title for a company', { company: 'Assistant Professor (F3)' }],
    ['with a sentence for a title', { position: 'Fully redesigned the app with modern CSS' }],
    ['with clauses for a title', { position: 'Programmer, building of sites, keeping of shops' }],
    ['with neither title nor company', { position: '', company: '' }],
    ['with one bare date', { printedDates: '2019', startDate: '2019-01', endDate: '' }],
    [
      'with one bare date read for both ends',
      { printedDates: '2019', startDate: '2019-01', endDate: '2019-01' },
    ],
    [
      'with one month printed as a form prints it',
      { printedDates: '2030-11', startDate: '2030-11', endDate: '2030-11' },
    ],
    ['whose title is two values', { position: 'Engineer | Acme' }],
    ['whose title is a date', { position: 'Present' }],
    ['whose title tells a deed', { position: 'Worked as a senior clerk' }],
    ['whose company is a sentence', { company: 'Leading the rollout of sites.' }],
    [
      'without dates, under a title of nine words',
      { ...UNDATED, position: 'Lead of one two three four five six seven' },
    ],
    ['without dates, whose title ends in broken figures', { ...UNDATED, position: 'Engineer, 20 8 \uFFFD' }],
    ['without dates, which is a course', { ...UNDATED, position: 'Introductory Physics (PHYS 107)' }],
    ['without dates, under two sentences', { ...UNDATED, position: 'Led it. Left it' }],
    ['without dates and lines, beside dated ones with theirs', { ...UNDATED, bullets: [], text: '' }],
  ])('is none %s', (_, change) => {
    const resume = read(change)
    const [, second] = resume.experience
    if (second) resume.experience.push(structuredClone(second), structuredClone(second))
    expect(sound(resume)).toBe(false)
  })

  test.each<[string, string[], boolean]>([
    ['years', ['2022', '2021'], true],
    ['seasons', ['Summer 2022', 'Fall 2021'], true],
    ['months', ['03/2022', '11/2021'], true],
    ['Japanese months', ['2022年3月', '2021年11月'], true],
    ['a year beside a span', ['2022', '2019 – 2021'], false],
  ])('is one where all work is dated by one date each, as by %s: %j is %s', (_, printed, is) => {
    const resume = read({})
    resume.experience.forEach((entry, i) => {
      const printedDates = printed[i] ?? ''
      const [startDate = '', endDate = startDate] = printedDates.match(/\d{4}/g) ?? []
      Object.assign(entry, { printedDates, startDate, endDate })
    })
    expect(sound(resume)).toBe(is)
    resume.sections = [
      { kind: 'experience', line: 0, lines: [{ text: `${printed.join(' ')} 2013` }] },
    ] as unknown as Resume['sections']
    expect(sound(resume)).toBe(false)
  })

  test('of a draft is one whatever it says', () => {
    const nameless = read({ position: '', company: '' })
    expect(sound(nameless, null)).toBe(true)
    expect(sound(nameless, { ...facts, kind: 'draft' })).toBe(true)
  })

  test('without dates is none while years under its heading belong to no entry', () => {
    const resume = read(UNDATED)
    expect(sound(resume)).toBe(true)
    resume.sections = [
      {
        kind: 'experience',
        title: 'Work',
        line: 0,
        lines: [{ text: '1988 1989 1990 1991 1992 1993 1994 1995' }],
      },
    ] as unknown as Resume['sections']
    expect(sound(resume)).toBe(false)
  })
})

describe('who is title and who is company', () => {
  it.each<[{ position?: number; company?: number }, boolean]>([
    [{}, false],
    [{ position: 0.5 }, false],
    [{ position: 0.49 }, true],
    [{ position: 0.69 }, false],
    [{ position: 0.9, company: 0.49 }, true],
    [{ position: 0.69, company: 0.69 }, true],
    [{ position: 0.5, company: 0.7 }, false],
  ])('of %j is a guess: %s', (sure, guessed) => {
    const resume = read({})
    resume.places = {}
    const asked = read({}, sure)
    resume.places = Object.fromEntries(
      Object.entries(asked.places).filter(([path]) => Object.keys(sure).some((f) => path === `${PATH}.${f}`)),
    )
    expect(isGuessed(PATH, ['position', 'company'], resume)).toBe(guessed)
  })
})

test.each([
  ['Acme Inc.', false],
  ['One two three Ltd.', false],
  ['One two three four five.', true],
  ['Engineer · Acme', true],
  ['R&D Lead', false],
])('%j is misshapen: %s', (text, expected) => expect(isMisshapen(text)).toBe(expected))

test.each([
  [1, 0],
  [4, 0],
  [5, 1],
  [0, -1],
])('a title on line %i stands in section %i', (line, expected) => {
  const resume = read({})
  resume.places = { [`${PATH}.position`]: { line } } as unknown as Resume['places']
  resume.sections = [{ line: 1 }, { line: 5 }] as unknown as Resume['sections']
  expect(sectionOf(PATH, resume)).toBe(expected)
})

test('an undated customer of an employer whose dates stand at another one', () => {
  const customer = (company: string, dates: object = {}) => ({
    company: `Acme Consulting / ${company}`,
    ...dates,
  })
  const resume = read(customer('City Mills', UNDATED))
  expect(sound(resume)).toBe(true)
  Object.assign(resume.experience[1]!, customer('Harbour Bank'))
  expect(sound(resume)).toBe(false)
})

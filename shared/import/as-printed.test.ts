import { describe, expect, test } from 'vitest'
import { draftExperience, emptyDraft } from '#shared/schema/draft.ts'
import { printedDatesOf } from '#shared/schema/printed-dates.ts'
import { emptyResume, type Resume } from '#shared/schema/resume.ts'
import { heldFor } from '#shared/structure/held-for.ts'
import { saysMore } from '#shared/text/dates/says-more.ts'
import { dateRanges } from '#shared/text/dates.ts'
import { datesTyped } from './dates-typed.ts'
import { draftFromResume } from './draft-from-resume.ts'
import { experienceOf } from './entries.ts'

const more = (text: string) => dateRanges(text).map(saysMore)

describe('fields of a year and a month', () => {
  test.each([
    'May 2019 – Present',
    'since 2019',
    '07.16 – 03.18',
    '11/2011 – 09/2021',
    '2019–20',
    'Jan 2020 – Mar 2021 (1 yr 3 mos)',
    'Mar 2019 - Mar 2019',
    'с марта 2019 г. по н.в.',
    '2018年4月～現在',
    'de janeiro de 2019 até o momento',
    'Class of 2018',
  ])('say all of %s', (text) => expect(more(text)).toEqual([false]))

  test.each([
    'Summer 2024',
    'Fall 2022 – Spring 2023',
    'Q3 2021 - Q1 2022',
    'early 2019 – mid-2020',
    'May 2026 (expected)',
    '2 Feb 2020',
    '02/02/2019 – Current',
    'Winter 2020/21',
    'Mitte 2019 bis heute',
  ])('do not say all of %s', (text) => expect(more(text)).toEqual([true]))
})

/** A resume with one position, one study, one project and one certificate, all dated like this. */
function dated(printedDates: string): Resume {
  const [range] = dateRanges(printedDates)
  const { start = '', end = '' } = range ?? {}
  const dates = { startDate: start, endDate: end, printedDates }
  const alone = { ...dates, startDate: range?.range ? start : '' }
  return {
    ...emptyResume(),
    experience: [{ company: 'Acme', position: 'Guide', location: '', ...dates, text: '', bullets: [] }],
    education: [
      {
        institution: 'Example College',
        degree: 'BA',
        field: '',
        location: '',
        ...alone,
        gpa: '',
        bullets: [],
      },
    ],
    projects: [{ name: 'Atlas', description: '', technologies: '', link: '', ...alone, bullets: [] }],
    certifications: [{ title: 'First aid', detail: '', ...heldFor(range), link: '' }],
  }
}
const entriesOf = (resume: Resume) => {
  const { experience, education, projects, extras } = draftFromResume(resume)
  return [...experience, ...education, ...projects, ...extras]
}

test.each(['Summer 2024', 'Q3 2021 – Q1 2022', 'early 2019 – Present', 'May 2026 (expected)'])(
  'every entry keeps %s as it was printed',
  (text) => expect(entriesOf(dated(text)).map(printedDatesOf)).toEqual([text, text, text, text]),
)

test('what the fields say needs no words of its own', () => {
  for (const text of ['May 2019 – Present', '2020'])
    expect(entriesOf(dated(text)).map(printedDatesOf)).toEqual(['', '', '', ''])
})

test('dates corrected by hand are printed as corrected', () => {
  const resume = dated('Summer 2024')
  const [entry] = resume.experience
  if (entry) entry.startDate = '2023'
  expect(draftFromResume(resume).experience.map(printedDatesOf)).toEqual([''])
})

test('a season that no field holds is not called taken', () => {
  const resume = dated('Summer 2024')
  const line = { page: 1, line: 1, bullet: false }
  resume.sections = [
    { kind: 'other', heading: '', page: 1, line: 0, lines: [{ ...line, text: 'Guide, Acme, Summer 2023' }] },
  ]
  resume.experience[0] = { ...dated('2023').experience[0], company: 'Acme', position: 'Guide' } as never
  expect(JSON.stringify(draftFromResume(resume))).toContain('Summer 2023')
})

test('dates of another device than the words stand for are printed instead of them', () => {
  const entry = draftExperience.parse({ startDate: '2024', endDate: '2024' })
  const worded = { ...entry, printedDates: { text: 'Summer 2024', of: '2024/2024' } }
  expect(printedDatesOf(worded)).toBe('Summer 2024')
  expect(printedDatesOf({ ...worded, endDate: '2025' })).toBe('')
})

describe('dates typed in words', () => {
  const entry = draftExperience.parse({ startDate: '2024', endDate: '2024' })
  test('set the fields as a file would', () => {
    expect(datesTyped('experience', entry, 'Fall 2025 – Spring 2026')).toEqual({
      startDate: '2025',
      endDate: '2026',
      printedDates: { text: 'Fall 2025 – Spring 2026', of: '2025/2026' },
    })
    expect(datesTyped('projects', entry, 'Fall 2025')).toMatchObject({ startDate: '', endDate: '2025' })
    expect(datesTyped('education', entry, 'Fall 2025')).toMatchObject({ endDate: '', graduationYear: 2025 })
    expect(datesTyped('extras', { startDate: '', date: '' }, 'Fall 2025')).toMatchObject({ date: '2025' })
  })
  test('leave them while they name no date, and are gone when emptied', () => {
    expect(datesTyped('experience', entry, 'Summer')).toEqual({
      printedDates: { text: 'Summer', of: '2024/2024' },
    })
    expect(datesTyped('experience', entry, '')).toEqual({ printedDates: undefined })
  })
  test('a draft keeps them', () => {
    const worded = { ...entry, ...datesTyped('experience', entry, 'Summer 2024') }
    expect(draftExperience.parse(JSON.parse(JSON.stringify(worded)))).toEqual(worded)
    expect(emptyDraft().experience).toEqual([])
  })
})

describe('dates of other programs', () => {
  test.each<[object, string]>([
    [{ start_date: 'Fall 2022' }, 'Fall 2022 – Present'],
    [{ start_date: 'Fall 2022', end_date: 'Spring 2023' }, 'Fall 2022 – Spring 2023'],
    [{ start_date: '2022-09', end_date: 'Spring 2023' }, '2022-09 – Spring 2023'],
    [{ period: 'Summer 2021 – Winter 2022' }, 'Summer 2021 – Winter 2022'],
    [{ date: { start: 'Q3 2021', end: 'Q1 2022' } }, 'Q3 2021 – Q1 2022'],
    [{ startDate: '2019-03-31', endDate: '2020-01-15' }, ''],
    [{ startDate: '2019-03-31' }, ''],
    [{ 'Started On': 'Mar 2019', 'Finished On': '' }, ''],
    [{}, ''],
  ])('%j are printed as %j', (dates, printed) => {
    const entry = draftExperience.parse(experienceOf({ company: 'Acme', position: 'Guide', ...dates })[0])
    expect(printedDatesOf(entry)).toBe(printed)
  })
})

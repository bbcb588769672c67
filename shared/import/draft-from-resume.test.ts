import { expect, test } from 'vitest'
import { FIELD_MAX } from '#shared/schema/draft.ts'
import { TITLE_MAX } from '#shared/schema/limits.ts'
import { emptyResume, type Resume } from '#shared/schema/resume.ts'
import { draftFromResume, withoutTracking } from './draft-from-resume.ts'

// What of a reading a draft cannot hold as it was read. That nothing else is lost is the round trip's to prove.

const STUDY = {
  institution: 'River College',
  degree: 'BSc',
  field: '',
  location: '',
  startDate: '',
  endDate: '',
  printedDates: '',
  gpa: '',
  bullets: [],
}
const study = (change: Partial<Resume['education'][number]>): Resume => ({
  ...emptyResume(),
  education: [{ ...STUDY, ...change }],
})

test.each([
  [
    'a year of our own times alone is the graduation',
    { startDate: '', endDate: '2019', graduationYear: 2019 },
    ['', 2019],
  ],
  [
    'an end in a month stays an end',
    { startDate: '', endDate: '2019-06', graduationYear: 2019 },
    ['2019-06', 2019],
  ],
  [
    'a year of another century stays the printed end',
    { startDate: '1856', endDate: '1861', graduationYear: 1861 },
    ['1861', null],
  ],
  ['no date is none', { startDate: '', endDate: '' }, ['', null]],
])('%s', (_, dates, expected) => {
  const [entry] = draftFromResume(study(dates)).education
  expect([entry?.endDate, entry?.graduationYear]).toEqual(expected)
})

test.each([
  ['US', 'Letter'],
  ['CA', 'Letter'],
  ['DE', 'A4'],
  ['', 'A4'],
])('who lives in %j has their resume on %s', (country, pageSize) => {
  expect(draftFromResume({ ...emptyResume(), country }).layout.pageSize).toBe(pageSize)
})

test('a line without an end fills a field and its name, and no more', () => {
  const line = 'x'.repeat(FIELD_MAX * 3)
  const draft = draftFromResume({ ...emptyResume(), name: line, summary: line, headline: line })
  expect([draft.title.length, draft.summary.length, draft.targetRole.length]).toEqual([
    TITLE_MAX,
    FIELD_MAX,
    FIELD_MAX,
  ])
})

test.each([
  ['https://linkedin.com/in/ada?utm_source=share&utm_medium=ios', 'https://linkedin.com/in/ada'],
  ['https://linkedin.com/in/ada?trk=public&lipi=urn#top', 'https://linkedin.com/in/ada#top'],
  ['https://www.linkedin.com/in/ada-7?jobid=12&lipi=urn&licu=urn', 'https://www.linkedin.com/in/ada-7'],
  ['https://shop.example/linkedin.com/in/ada?id=12', 'https://shop.example/linkedin.com/in/ada?id=12'],
  ['https://mylinkedin.com/in/ada?jobid=12', 'https://mylinkedin.com/in/ada?jobid=12'],
  ['https://shop.example/?id=7&gclid=x', 'https://shop.example/?id=7'],
  ['https://shop.example/?id=7&si', 'https://shop.example/?id=7'],
  ['https://shop.example/?trick=1', 'https://shop.example/?trick=1'],
  ['not an address', 'not an address'],
])('%s is followed by nobody as %s', (url, expected) => expect(withoutTracking(url)).toBe(expected))

const POSITION = {
  company: 'Northwind',
  position: 'Baker',
  location: '',
  startDate: '2019',
  endDate: '2021',
  printedDates: '2019 – 2021',
  text: '',
  bullets: [] as string[],
}
const worked = (bullets: string[], links: Resume['links'] = []): Resume => ({
  ...emptyResume(),
  links,
  experience: [{ ...POSITION, bullets }],
})

test.each([
  ['an address alone', ['Baked', 'https://northwind.example/'], 'https://northwind.example/', 'Baked'],
  ['an address in a sentence', ['See https://northwind.example/'], '', 'See https://northwind.example/'],
  ['a name with a dot', ['Node.js'], '', 'Node.js'],
  [
    'two addresses',
    ['https://a.example/', 'https://b.example/'],
    '',
    'https://a.example/\nhttps://b.example/',
  ],
])('of a position, %s', (_, bullets, link, description) => {
  expect(draftFromResume(worked(bullets)).experience).toMatchObject([{ link, description }])
})

test('a link over a name that is printed again and again is the employer’s, and listed nowhere else', () => {
  const draft = draftFromResume(
    worked(['Baked'], [{ url: 'https://northwind.example/', text: 'Northwind , Northwind ,' }]),
  )
  expect([draft.experience[0]?.link, draft.links]).toEqual(['https://northwind.example/', []])
})

test('what a further link is called is said once', () => {
  const links = [{ url: 'https://fair.example/', text: 'The Fair, The Fair,' }]
  expect(draftFromResume({ ...emptyResume(), links }).links).toMatchObject([{ label: 'The Fair' }])
})

test('a row of levels over a grid of skills is no group', () => {
  const skills = [{ name: 'Docker', level: '', group: 'Advanced\tIntermediate\tIntermediate' }]
  expect(draftFromResume({ ...emptyResume(), skills }).skills).toMatchObject([{ name: 'Docker', group: '' }])
})

test.each([
  ['in other letters', 'Xiaoming Wang (王小明)', 'Xiaoming', 'Wang (王小明)'],
  ['as pronouns', 'Xiaoming Wang (she/her)', 'Xiaoming', 'Wang (she/her)'],
  ['apart from other text', 'Xiaoming Wang, Leeds (England)', 'Xiaoming', 'Wang'],
])('what stands in brackets behind the name is kept, %s', (_how, text, firstName, lastName) => {
  const personalInfo = { ...emptyResume().personalInfo, firstName: 'Xiaoming', lastName: 'Wang' }
  const head = [{ text, page: 1, line: 1, bullet: false }]
  const draft = draftFromResume({ ...emptyResume(), name: 'Xiaoming Wang', personalInfo, head })
  expect(draft.personalInfo).toMatchObject({ firstName, lastName })
})

test('a second address over a position’s head is listed to be placed, and is no way to reach somebody', () => {
  const links = ['https://one.example/', 'https://two.example/'].map((url) => ({ url, text: 'Baker' }))
  const draft = draftFromResume(worked(['Baked'], links))
  expect(draft.links).toEqual([])
  expect(draft.unplaced.map(({ text, printed }) => [text, printed])).toEqual([
    ['https://one.example/', 'Baker'],
    ['https://two.example/', 'Baker'],
  ])
})

import { describe, expect, it, test } from 'vitest'
import { designs } from '#shared/export/designs.ts'
import { type DraftCustomSection, draftCustomSection } from '#shared/schema/draft.ts'
import { emptyResume, type Resume, type SectionLine } from '#shared/schema/resume.ts'
import { person } from '../../bench/roundtrip/people.ts'
import { fileOf, formatsOf, onPage, resumeIn } from '../../bench/roundtrip/read-again.ts'
import { draftFromResume } from './draft-from-resume.ts'
import { ownSection } from './own-section.ts'

// Headings that no list holds, over what could be taken for a section of another kind.
const OWN: DraftCustomSection[] = [
  {
    id: 'a',
    title: 'Where bees took me',
    text: '- Slovenia, 2018\n- Ethiopia, 2022',
  },
  {
    id: 'b',
    title: 'Odds and ends',
    entries: [
      {
        title: 'Honey judge',
        subtitle: 'State Fair',
        startDate: '2021-08',
        endDate: '2021-08',
        description: 'Judged ninety jars\nWrote down why',
      },
      { title: 'Mead circle', subtitle: 'Founder', startDate: '2018', endDate: '2020', description: '' },
      { title: 'Queen rearing', subtitle: 'Pupil', startDate: '2016-03', endDate: '' },
    ],
  },
  { id: 'c', title: 'Odds and ends', text: 'Owns a truck. Holds a license for heavy loads.' },
  { id: 'd', title: 'Philosophy', text: 'A hive is a town. I plan for winter in June.' },
].map((section) => draftCustomSection.parse(section))

const bare = (section: DraftCustomSection) => ({
  title: section.title.toLowerCase(),
  text: section.text,
  entries: section.entries.map(({ title, subtitle, startDate, endDate, description }) => ({
    title,
    subtitle,
    startDate,
    endDate,
    description,
  })),
})
/** Of which the page has sections with usual headings. */
const people = Array.from({ length: 60 }, (_, at) => person(at + 700)).filter(
  ({ summary, experience, education, skills, projects }) =>
    [summary, experience, education, skills, projects].every(({ length }) => length > 0),
)

describe.each(designs.map(({ id }, at) => [id, at] as const))('in %s (person %i)', (design, at) => {
  it.each(formatsOf(at))('sections of one’s own come back from %s as they are', async (format) => {
    const made = people[at]!
    const draft = onPage({ ...made, sections: OWN }, design, 'A4')
    const again = draftFromResume(await resumeIn(await fileOf(draft, format), format))
    expect(again.sections.map(bare)).toEqual(OWN.map(bare))
    expect([again.experience.length, again.projects.length, again.skills.length]).toEqual([
      made.experience.length,
      made.projects.length,
      made.skills.length,
    ])
    expect(again.summary).not.toContain('truck')
    expect(again.unplaced).toEqual([])
  })
})

const line = (text: string, change: Partial<SectionLine> = {}): SectionLine => ({
  ...{ text, page: 1, line: 1, bullet: false },
  ...change,
})
const entries = (...lines: SectionLine[]) =>
  ownSection({ kind: 'other', heading: 'Fairs', page: 1, line: 1, lines }, lines, 's').entries

test.each([
  ['dates behind the title', 'Judge Aug 2021 – Sep 2022', ['Judge', '2021-08', '2022-09']],
  ['dates before it', '2018 – 2020 Mead circle', ['Mead circle', '2018', '2020']],
  ['one that goes on', 'Pupil, since 2016', ['Pupil', '2016', '']],
  ['one date', 'Judge 2021', ['Judge', '2021', '2021']],
  ['dates alone', '2018 – 2020', ['2018 – 2020', '', '']],
  ['a date within', 'The fair of 2021 in Bern', ['The fair of 2021 in Bern', '', '']],
])('of a title with %s', (_, text, expected) => {
  const [entry] = entries(line(text, { leads: true }))
  expect([entry?.title, entry?.startDate, entry?.endDate]).toEqual(expected)
})

test.each([
  ['a line is what it was', ['Founder'], { subtitle: 'Founder', location: '' }],
  ['behind a dot a place', ['State Fair · Austin, TX'], { subtitle: 'State Fair', location: 'Austin, TX' }],
  ['behind a dot no place', ['Founder · 12 people'], { subtitle: 'Founder · 12 people', location: '' }],
  ['an address leads there', ['https://fair.example/a'], { subtitle: '', link: 'https://fair.example/a' }],
  ['a word with a dot does not', ['Node.js'], { subtitle: 'Node.js', link: '' }],
  ['the others tell of it', ['Founder', 'Met', 'Sang'], { description: 'Met\nSang' }],
])('below a title %s', (_, below, expected) => {
  expect(entries(line('Mead', { leads: true }), ...below.map((text) => line(text)))).toMatchObject([expected])
})

const guessed = (heading: string, others: Resume['sections'], told = true): Resume => ({
  ...emptyResume(),
  skills: ['Bees', 'Hives'].map((name) => ({ name, level: '', group: '' })),
  places: { 'skills.0': { page: 1, line: 2, sure: 1 }, 'skills.1': { page: 1, line: 9, sure: 1 } },
  sections: [
    ...others,
    {
      kind: 'skills',
      heading,
      page: 1,
      line: 8,
      lines: [line('Hives', { line: 9 })],
      ...(told ? { told } : {}),
    },
  ],
})
const USUAL: Resume['sections'] = [
  { kind: 'skills', heading: 'Skills', page: 1, line: 1, lines: [line('Bees', { line: 2 })] },
]
test.each<[string, Resume, string[]]>([
  ['beside the usual one comes whole', guessed('In the shed', USUAL), ['In the shed']],
  ['stands in for it where there is none', guessed('In the shed', []), []],
  ['whose heading says so is a part of it', guessed('Further skills', USUAL, false), []],
])('a section that looks like one of a kind %s', (_, resume, titles) => {
  const draft = draftFromResume(resume)
  expect(draft.sections.map(({ title }) => title)).toEqual(titles)
  expect(draft.skills.map(({ name }) => name)).toEqual(titles.length > 0 ? ['Bees'] : ['Bees', 'Hives'])
})

test('an address that a section of one’s own prints is listed nowhere else', () => {
  const lines = [line('Winter feeding', { leads: true }), line('hive.example/w')]
  const draft = draftFromResume({
    ...emptyResume(),
    links: [{ url: 'https://hive.example/w', text: 'hive.example/w' }],
    sections: [{ kind: 'other', heading: 'Podium', page: 1, line: 1, lines }],
  })
  expect([draft.links, draft.sections[0]?.entries[0]?.link]).toEqual([[], 'hive.example/w'])
})

test.each([
  ['what is said of it', ['Never lost', 'a hive.'], 'Never lost\na hive.'],
  ['nothing', [], ''],
])('below the way to reach a reference stands %s', (_, said, description) => {
  const lines = ['Tom Lind', 'Owner, Lakeside Apiary', 'tom@lake.example', ...said].map((text, at) =>
    line(text, { leads: at === 0 }),
  )
  const next = ['Ana Sol', 'ana@lake.example'].map((text, at) => line(text, { leads: at === 0 }))
  const draft = draftFromResume({
    ...emptyResume(),
    sections: [{ kind: 'references', heading: 'References', page: 1, line: 1, lines: [...lines, ...next] }],
  })
  expect(draft.references).toMatchObject([
    { name: 'Tom Lind', detail: 'Owner, Lakeside Apiary', contact: 'tom@lake.example', description },
    { name: 'Ana Sol', contact: 'ana@lake.example', description: '' },
  ])
})

test.each([
  ['what was said alone', ['She hears what others miss.'], ['', 'She hears what others miss.']],
  ['who it is, and what was said', ['Owner', 'On time.'], ['Owner', 'On time.']],
  ['who it is alone', ['Owner'], ['Owner', '']],
])('a reference without a way to reach it has %s', (_, below, [detail, description]) => {
  const lines = [line('Ida Sund', { leads: true }), ...below.map((text) => line(text))]
  const sections = [{ kind: 'references' as const, heading: 'References', page: 1, line: 1, lines }]
  const { references } = draftFromResume({ ...emptyResume(), sections })
  expect(references).toMatchObject([{ name: 'Ida Sund', detail, contact: '', description }])
})

test('a page that says on request names nobody', () => {
  const lines = [line('Available on request.')]
  const sections = [{ kind: 'references' as const, heading: 'References', page: 1, line: 1, lines }]
  const { references } = draftFromResume({ ...emptyResume(), sections })
  expect(references).toMatchObject([{ name: '', description: 'Available on request.' }])
})

test.each([
  ['from then to then is a position under its heading', '2018', '2020', ['Apiary tour'], []],
  ['once is none', '2018', '2018', [], ['Out and about']],
])('what was held %s', (_, startDate, endDate, companies, titles) => {
  const job = { ...{ position: 'Guide', location: '', printedDates: '', text: '' }, bullets: [] }
  const section = (heading: string, at: number, told: boolean) => ({
    ...{ kind: 'experience' as const, heading, page: 1, line: at, told },
    lines: [line('Guide', { line: at + 1 })],
  })
  const draft = draftFromResume({
    ...emptyResume(),
    experience: [
      { ...job, company: 'Hive Ltd', startDate: '2021', endDate: '' },
      { ...job, company: 'Apiary tour', startDate, endDate },
    ],
    places: Object.fromEntries(
      [2, 9].map((at, n) => [`experience.${n}.position`, { page: 1, line: at, sure: 1 }]),
    ),
    sections: [section('Experience', 1, false), section('Out and about', 8, true)],
  })
  expect(draft.experience.map(({ company }) => company)).toEqual(['Hive Ltd', ...companies])
  expect(draft.sections.map(({ title }) => title)).toEqual(titles)
})

test.each([
  ['in part comes whole', ['Chess', 'Runs for charity', 'Drums in a band'], ['What moves me']],
  ['in full stands in its form', ['Chess'], []],
])('a guess at a section that was read %s', (_, texts, titles) => {
  const draft = draftFromResume({
    ...emptyResume(),
    interests: ['Chess'],
    places: { 'interests.0': { page: 1, line: 1, sure: 1 } },
    sections: [
      {
        ...{ kind: 'interests', heading: 'What moves me', page: 1, line: 0, told: true },
        lines: texts.map((text, at) => line(text, { line: at + 1 })),
      },
    ],
  })
  expect(draft.sections.map(({ title }) => title)).toEqual(titles)
  expect(draft.extras).toHaveLength(titles.length > 0 ? 0 : 1)
  expect(draft.unplaced).toEqual([])
})

test('of a form comes what has no field, whatever its labels', () => {
  const lines = [
    ['Jmeno: Olu Brann', 1],
    ['Telefono cislo: 0641 360 780', 2],
    ['Narozen: 9. 1. 1999', 3],
    ['Bydliste\tOlu Brannstad', 4],
  ].map(([text, at]) => line(text as string, { line: at as number }))
  const { sections } = draftFromResume({
    ...emptyResume(),
    name: 'Olu Brann',
    personalInfo: {
      ...emptyResume().personalInfo,
      firstName: 'Olu',
      lastName: 'Brann',
      phone: '0641 360 780',
    },
    sections: [{ kind: 'other', heading: 'O mne', page: 1, line: 0, lines }],
  })
  expect(sections.map(({ text }) => text)).toEqual(['Narozen: 9. 1. 1999\nBydliste\tOlu Brannstad'])
})

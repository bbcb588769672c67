import { expect, test } from 'vitest'
import { arrange } from './arrange.ts'
import { textOfLine } from './lines.ts'
import type { Segment } from './segment.ts'

const segment = (text: string, x0: number, y0: number, size = 10, bold = false): Segment => ({
  text,
  x0,
  x1: x0 + 0.5 * size * text.length,
  y0,
  y1: y0 + size,
  base: y0 + 0.8 * size,
  size,
  bold,
  runs: [],
  turned: 0,
  hidden: '',
  dotted: false,
  doubled: false,
})
const head = (text: string, x0: number, y0: number): Segment => segment(text, x0, y0, 18, true)
const down = (texts: string[], x0: number, from: number, by = 18): Segment[] =>
  texts.map((text, at) => segment(text, x0, from + by * at))

const read = (segments: Segment[]): string[] =>
  arrange(segments).flatMap(({ lines }) => lines.map((line) => textOfLine(line.segments)))

const SIDE = [
  'Ahornweg 8',
  '4484 Beispielstadt',
  'mira@example.org',
  'JavaScript',
  'Svelte',
  'Java',
  'Python',
]
const SCHOOLS = ['Technische Universit\u00e4t Musterstadt', 'Bachelor Informatik', 'Note 1,7']
const JOBS = [
  'Beispiel GmbH',
  'Softwareentwicklerin',
  'Entwicklung einer Anwendung',
  'Nordtor AG',
  'Praktikantin',
]

test('a heading that stands in the middle by chance, flush with one of another length, cuts no column', () => {
  const lines = read([
    head('KONTAKT', 24, 60),
    ...down(SIDE, 40, 90, 50),
    head('AUSBILDUNG', 198, 40),
    ...down(SCHOOLS, 206, 70, 22),
    // In the middle of the page, from 24 to 560.
    head('BERUFSERFAHRUNG ALLE', 198, 250),
    ...down(JOBS, 206, 290, 24),
    segment('Eine Zeile, so lang wie die Spalte breit ist, bis an den rechten Rand', 206, 430),
  ])
  expect(lines.slice(0, 8)).toEqual(['KONTAKT', ...SIDE])
})

test('what stands far below in two columns belongs to them while it begins where they do', () => {
  const foot = [
    segment('Rust', 40, 510),
    segment('Zivildiener', 206, 521),
    segment('Go', 43, 557),
    segment('Pflichtpraktikum', 206, 568),
  ]
  const lines = read([
    head('KONTAKT', 24, 60),
    ...down(SIDE, 40, 90),
    head('AUSBILDUNG', 198, 60),
    ...down([...SCHOOLS, ...JOBS], 206, 90),
    ...foot,
  ])
  expect(lines).toEqual([
    'KONTAKT',
    ...SIDE,
    'Rust',
    'Go',
    'AUSBILDUNG',
    ...SCHOOLS,
    ...JOBS,
    'Zivildiener',
    'Pflichtpraktikum',
  ])
})

test('a foot of the page that begins elsewhere is read under the columns', () => {
  const lines = read([
    head('KONTAKT', 24, 60),
    ...down(SIDE, 40, 90),
    head('AUSBILDUNG', 198, 60),
    ...down([...SCHOOLS, ...JOBS], 206, 90),
    segment('Mira Beispiel, Lebenslauf', 60, 560),
    segment('Seite 1', 420, 560),
  ])
  expect(lines.at(-1)).toBe('Mira Beispiel, Lebenslauf Seite 1')
})

test('headings side by side keep what is under them, however white it is between', () => {
  const schools = [
    'Bachelor of Arts in History, Exampleton University',
    'Secondary School of Northgate, with distinction',
    'Primary School of Exampleton, in the old town',
  ]
  const lines = read([
    segment('Kept the books of forty small companies, and drew up their accounts for the year.', 40, 60),
    head('EDUCATION', 40, 100),
    ...down(schools, 52, 140),
    head('CLUBS', 390, 100),
    ...down(['Rowing', 'Chess', 'Gardening'], 405, 140),
  ])
  expect(lines.slice(1)).toEqual(['EDUCATION', ...schools, 'CLUBS', 'Rowing', 'Chess', 'Gardening'])
})

test('a name and what is under it, as narrow as the gutter below, keep no heading from the text beside it', () => {
  const lines = read([
    segment('Mira Beispiel', 40, 40, 16, true),
    ...down(['Laborleiterin', 'mira@example.org', '+49 555 0123', 'Kassel', 'example.org/mira'], 40, 70, 12),
    segment('EXPERIENCE IN', 40, 165, 10, true),
    // Its second line is on no row of the text, and near to two.
    segment('INDUSTRY', 40, 176, 10, true),
    ...down(
      ['Laboratory head, Example Works Ltd', 'Tested the water of the town.', 'Wrote the reports on it.'],
      170,
      163,
      14,
    ),
    segment('EDUCATION', 40, 225, 10, true),
    ...down(['BSc Chemistry, Exampleton University', 'Graduated with distinction.'], 170, 225, 14),
  ])
  expect(lines).toContain('EXPERIENCE IN INDUSTRY')
  expect(lines.slice(0, 2)).toEqual(['Mira Beispiel', 'Laborleiterin'])
})

test('a heading under two cards, flush with one of them, comes after both', () => {
  const card = (x0: number, title: string, dates: string, done: string[]): Segment[] => [
    segment(title, x0, 100, 10, true),
    segment(dates, x0 + 150, 100),
    ...down(done, x0, 114, 14),
  ]
  const lines = read([
    segment('Set the type of forty books, and read the proofs of more of them than anybody counted.', 40, 60),
    ...card(40, 'Typesetter, Example Press', '2022-2026', [
      '\u2022 Set the pages of books.',
      '\u2022 Read proofs.',
    ]),
    ...card(320, 'Inspector, Northgate Tax', '2021-2022', [
      '\u2022 Read the accounts of shops.',
      '\u2022 Wrote the reports.',
      '\u2022 Kept the files of the office.',
      '\u2022 Trained the new inspectors.',
      '\u2022 Spoke with the owners of them.',
    ]),
    segment('EDUCATION', 40, 210, 10, true),
    segment('BSc Chemistry, Exampleton University, with distinction, and a year abroad in Lisbon', 40, 230),
    segment('2018-2020', 480, 230),
  ])
  expect(lines.indexOf('EDUCATION')).toBeGreaterThan(lines.indexOf('\u2022 Spoke with the owners of them.'))
})

const small = (text: string, x0: number, y0: number): Segment => segment(text, x0, y0, 12, true)
/** Two columns, and over the full width below them what a heading at their left edge heads. */
const underPair = (heading: Segment): string[] =>
  read([
    small('Profile', 40, 100),
    ...down(['A clerk who keeps an eye on every paper', 'and answers within the day'], 40, 122, 14),
    small('Languages', 390, 100),
    ...down(['Dutch', 'English', 'German'], 390, 122, 14),
    heading,
    segment('Clerk, Example & Sons', 40, 212),
    segment('May 2019 \u2013 today', 460, 212),
    segment('A line of what was done there that reaches far over the column above it', 40, 226),
    small('Skills', 40, 250),
    segment('Typing, filing, and all the other things that a clerk does in a day of work', 40, 270),
  ])

test.each([
  ['set like the known headings', small('Zzyzx qwrtz', 40, 190), true],
  ['in the print of any text', segment('Zzyzx qwrtz', 40, 190), false],
])('under two columns a line nobody knows, %s, is read where it belongs', (_name, heading, heads) => {
  const lines = underPair(heading)
  expect(lines.indexOf('Zzyzx qwrtz') > lines.indexOf('German')).toBe(heads)
})

/** Points at which the lines of columns begin that were set without care. */
const NEAT = [44, 44, 44, 44, 27, 44, 32, 44, 44, 38]
const RAGGED = [20, 55, 25, 60, 30, 65, 35, 70, 40, 75, 80, 85]

test.each<[string, string[], string[]]>([
  [
    'French',
    ['École du Nord', 'Lycée Exemple', 'Stage d’été', 'Cours du soir', 'Mention bien'],
    ['Voile', 'Échecs', 'Jardin'],
  ],
  [
    'German',
    ['Schule am See', 'Lehre im Lager', 'Abendkurs', 'Note 1,7', 'mit Auszeichnung'],
    ['Segeln', 'Schach', 'Garten'],
  ],
  [
    'Polish',
    ['Szkoła Wzorowa', 'Kurs wieczorowy', 'Praktyka', 'Dyplom', 'z wyróżnieniem'],
    ['Żagle', 'Szachy', 'Ogród'],
  ],
])(
  'two columns whose lower part is set with less care are read to their end: %s',
  (_language, schools, likes) => {
    const set = (texts: string[], edges: number[], x: number, from: number): Segment[] =>
      texts.map((text, at) => segment(text, x + (edges[at] ?? 0), from + 17 * at))
    const upper = [...SIDE, 'Rust', 'Go', 'Svelte, Vue, Angular']
    const lower = [...schools, ...schools, ...schools.slice(0, 2)]
    const works = [...JOBS, ...JOBS]
    const lines = read([
      head('CONTACT', 27, 30),
      ...set(upper, NEAT, 0, 60),
      head('EXPERIENCE', 276, 30),
      ...set(works, NEAT, 249, 68),
      ...set(lower, RAGGED, 0, 235),
      ...set(likes, RAGGED, 270, 388),
    ])
    expect(lines).toEqual(['CONTACT', ...upper, ...lower, 'EXPERIENCE', ...works, ...likes])
  },
)

test.each([
  ['EXPERIENCE', 'CONTACT', 'SKILLS', 'Representative'],
  ['BERUFSERFAHRUNG', 'KONTAKT', 'KENNTNISSE', 'Vertreterin'],
  ['EXPÉRIENCE', 'CONTACT', 'COMPÉTENCES', 'Représentante'],
])(
  'titles larger than the sidebar reach over nothing where both columns have headings set alike: %s',
  (work, contact, skills, title) => {
    const label = (text: string, x: number, y: number): Segment => segment(text, x, y, 9, true)
    const entry = (from: number): Segment[] => [
      segment('Nordtor Pest Control, Leeds — Sales', 51, from, 11),
      segment(title, 51, from + 13, 11),
      ...down(
        ['visited farms and shops from door to door', 'and kept the books of a team'],
        51,
        from + 30,
        15,
      ),
    ]
    const left = [label(work, 51, 60), ...entry(90), ...entry(166), ...entry(242)]
    const right = [
      label(contact, 408, 60),
      segment('0113 496 0000', 408, 74, 9),
      label(skills, 408, 124),
      ...down(['Stock', 'Letters', 'Ledgers', 'Driving', 'Parcels'], 408, 140, 20).map((one) => ({
        ...one,
        size: 9,
      })),
    ]
    const lines = read([...left, ...right])
    expect(lines.slice(0, left.length)).toEqual(left.map(({ text }) => text))
  },
)

test('a heading of two lines stays whole beside the dates of its entries', () => {
  const lines = read([
    segment('Professional', 36, 100, 12, true),
    segment('Experience', 36, 116, 12, true),
    ...down(['02/2020 – 11/2023', '05/2016 – 10/2019'], 114, 100, 60),
    ...down(['County of Tarrow', 'Survey Analyst', 'Drew maps of four rivers'], 260, 100, 15),
    ...down(['Geomar', 'Field Technician', 'Kept the stock list'], 260, 160, 15),
    segment('Education', 36, 240, 12, true),
    segment('06/2012 – 05/2016', 114, 240),
    ...down(['University of Northfell', 'BSc in Geography'], 260, 240, 15),
  ])
  expect(lines.slice(0, 3)).toEqual([
    'Professional Experience',
    '02/2020 – 11/2023 County of Tarrow',
    'Survey Analyst',
  ])
  expect(lines).toContain('Education')
})

test('a gutter of headings begins with its first one, though the white beside that is narrower', () => {
  const lines = read([
    segment('Employment', 36, 100, 12, true),
    segment('History', 36, 116, 12, true),
    ...down(['County of Tarrow', 'Survey Analyst', 'Drew maps of four rivers'], 105, 100, 15),
    ...down(['Geomar', 'Field Technician', 'Kept the stock list'], 105, 160, 15),
    segment('Studies', 36, 240, 12, true),
    ...down(['University of Northfell', 'BSc in Geography'], 105, 240, 15),
    segment('Skills', 36, 300, 12, true),
    segment('Python, Excel', 105, 300),
  ])
  expect(lines.slice(0, 2)).toEqual(['Employment History', 'County of Tarrow'])
})

test.each([
  [
    'German',
    'KENNTNISSE',
    'BERUFSERFAHRUNG',
    ['07/2019 –', '09/2022', '02/2018 –', '06/2019'],
    ['Buchbinder, Nordtor AG', 'Setzer, Beispiel GmbH'],
  ],
  [
    'French',
    'COMPÉTENCES',
    'EXPÉRIENCE',
    ['mars 2019 –', 'aujourd’hui', 'mai 2015 –', 'févr. 2019'],
    ['Relieuse, Atelier Exemple', 'Vendeuse, Librairie du Nord'],
  ],
  [
    'Polish',
    'UMIEJĘTNOŚCI',
    'DOŚWIADCZENIE',
    ['2016 –', '2020', '2012 –', '2016'],
    ['Introligator, Wzorowa sp. z o.o.', 'Drukarz, Drukarnia Północna'],
  ],
])(
  'dates between a sidebar and the text are the gutter of the text: %s',
  (_language, skills, work, dates, heads) => {
    const lines = read([
      head(skills, 24, 60),
      ...down(
        ['Typesetting', 'Bookbinding', 'Proof reading', 'Paper', 'Leather', 'Gold leaf', 'Glue'],
        24,
        92,
        31,
      ),
      head(work, 258, 60),
      ...dates.map((date, at) => segment(date, 180, [120, 134, 240, 254][at] ?? 0)),
      ...heads.flatMap((title, at) => [
        segment(title, 250, 120 + 120 * at, 10, true),
        ...down(
          [
            '• Bound the books of forty houses by hand.',
            '• Kept the tools in order, and the glue warm.',
            '• Taught two apprentices how to sew a spine.',
          ],
          250,
          140 + 120 * at,
          16,
        ),
      ]),
    ])
    const title = (at: number) => lines.find((line) => line.includes(heads[at] ?? ''))
    expect([title(0), title(1)].map((line) => line?.includes('20'))).toEqual([true, true])
    expect(lines.slice(1, 8).join()).not.toMatch(/\d/)
  },
)

test('dates at the right edge of a column of entries stay with its own lines', () => {
  const lines = read([
    head('EDUCATION', 24, 60),
    ...['BA History', 'Upper School', 'Lower School'].flatMap((name, at) => [
      segment(name, 24, 92 + 40 * at),
      segment(`${2008 + at} – ${2010 + at}`, 170, 92 + 40 * at),
    ]),
    head('EXPERIENCE', 258, 60),
    ...down([...JOBS, ...JOBS, ...JOBS], 250, 92, 20),
  ])
  expect(lines.slice(1, 4)).toEqual([
    'BA History 2008 – 2010',
    'Upper School 2009 – 2011',
    'Lower School 2010 – 2012',
  ])
})

test.each([
  ['EDUCATION', 'WORK EXPERIENCE', 'CONTACT', 'Clerk, Example & Sons'],
  ['BILDUNG', 'BERUFSERFAHRUNG', 'KONTAKT', 'Gärtnerin, Nordtor AG'],
  ['FORMATION', 'EXPÉRIENCE PROFESSIONNELLE', 'CONTACT', 'Caissière, Maison Exemple'],
])(
  'a heading in the middle by chance, flush with a longer one, cuts no column: %s',
  (first, second, contact, job) => {
    const width = 2 * (260 + 2.5 * first.length) - 20 - 326
    const lines = read([
      ...down(['MIRA', 'SAMPLE'], 60, 154, 24),
      ...down(['Sets type by hand and', 'keeps the presses of a', 'small house in order'], 26, 259, 14),
      segment(contact, 20, 402, 12, true),
      ...down([...SIDE, 'Rust', 'Go'], 50, 430, 21),
      // In the middle of the page, from the left edge of the sidebar to the right one of the text.
      segment(first, 260, 30, 10, true),
      segment('2019 – 2021', 250, 62, 10, true),
      ...down([...SCHOOLS, 'With distinction'], 326, 62, 14),
      segment('2015 – 2019', 250, 131, 10, true),
      ...down([...SCHOOLS, 'With distinction'], 326, 131, 14),
      segment(second, 260, 227, 10, true),
      segment('2021 – 2024', 250, 261, 10, true),
      ...down(
        [job, ...JOBS, 'a line as wide as its column '.repeat(3).slice(0, width / 5), ...JOBS],
        326,
        261,
        14,
      ),
      segment('2018 – 2021', 250, 600, 10, true),
      ...down([job, ...JOBS], 326, 600, 14),
    ])
    expect(lines.indexOf(first)).toBe(lines.indexOf(`2019 – 2021 ${SCHOOLS[0]}`) - 1)
  },
)

test('the longer one of two columns is read whole before the other, though that leaves less white between', () => {
  const text = ['Entwicklung von Software', 'für kleine Betriebe, vom', 'ersten Entwurf bis zur Wartung']
  const first = [...text, ...text, ...text]
  const below = ['Werkstudentin bei der Feldweg AG', ...text]
  const lines = read([
    head('BERUF', 40, 60),
    ...down(first, 40, 90),
    ...down(below, 40, 90 + 18 * first.length),
    head('KONTAKT', 212, 60),
    ...down([...SIDE, 'Go'], 212, 90),
  ])
  expect(lines.indexOf('KONTAKT')).toBeGreaterThan(lines.indexOf(below[0] ?? ''))
})

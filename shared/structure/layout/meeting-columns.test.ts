import { expect, test } from 'vitest'
import { arrange } from './arrange.ts'
import { textOfLine } from './lines.ts'
import type { Segment } from './segment.ts'

// Columns that come as near to each other as their words allow.

const segment = (text: string, x0: number, y0: number, size = 10, bold = false): Segment => ({
  ...{ text, x0, x1: x0 + 0.5 * size * text.length, y0, y1: y0 + size, base: y0 + 0.8 * size, size, bold },
  ...{ runs: [], turned: 0, hidden: '', dotted: false, doubled: false },
})
const head = (text: string, x0: number, y0: number): Segment => segment(text, x0, y0, 14, true)
const down = (texts: string[], x0: number, from: number, by = 18): Segment[] =>
  texts.map((text, at) => segment(text, x0, from + by * at))
/** So wide that it ends where the other column begins. */
const upTo = (x1: number, line: Segment): Segment => ({ ...line, x1 })
const read = (segments: Segment[]): string[] =>
  arrange(segments).flatMap(({ lines }) => lines.map((line) => textOfLine(line.segments)))

const EDGE = 240
const WORK = [
  'Nordtor AG, Leeds',
  'kept the stock of three shops',
  'trained two apprentices',
  'wrote to suppliers',
  'Beispiel GmbH, Ulm',
  'drove the van on Fridays',
  'counted parcels',
  'swept the yard',
  'closed the till',
  'answered the telephone',
  'made the tea',
]

test.each([
  ['English', 'CONTACT', 'LANGUAGES', ['French, spoken at home', 'Dutch, two years of school'], 'EXPERIENCE'],
  ['French', 'CONTACT', 'LANGUES', ['Anglais, langue paternelle', 'Allemand, niveau B1'], 'EXPÉRIENCE'],
  ['German', 'KONTAKT', 'SPRACHEN', ['Englisch, verhandlungssicher', 'Polnisch'], 'BERUFSERFAHRUNG'],
  ['Polish', 'KONTAKT', 'JĘZYKI', ['angielski, bardzo dobry', 'niemiecki'], 'DOŚWIADCZENIE'],
])(
  'a line that reaches to the edge of the other column leaves it whole: %s',
  (_name, contact, tongues, spoken, work) => {
    const [longest = '', ...others] = spoken
    const side = [
      '0113 496 0000',
      'mira@example.org',
      'Ahornweg 8',
      '4484 Beispielstadt',
      'Rust',
      'Go',
      'Svelte',
    ]
    const lines = read([
      head(contact, 30, 60),
      ...down(side, 30, 90),
      head(tongues, 30, 230),
      upTo(EDGE + 0.4, segment(longest, 30, 252)),
      ...down([...others, 'Spanish', 'Latin'], 30, 270),
      head(work, EDGE, 60),
      ...down(WORK, EDGE, 90),
      segment('A line as wide as its column is, to the right margin', EDGE, 288),
    ])
    expect(lines.slice(0, 13)).toEqual([contact, ...side, tongues, ...spoken, 'Spanish', 'Latin'])
  },
)

test.each([
  ['English', 'SKILLS', 'TOOLS', 'EXPERIENCE', 'Orchard Fitness, Sales Associate'],
  ['Spanish', 'HABILIDADES', 'HERRAMIENTAS', 'EXPERIENCIA', 'Huerta Ejemplo, dependienta'],
])(
  'a title under two columns that ends at their edge by chance is none of the left one: %s',
  (_name, one, two, work, title) => {
    const lines = read([
      head(one, 30, 60),
      ...down(['Talking', 'Working together', 'Watching', 'Mending'], 30, 92),
      head(two, EDGE, 60),
      ...down(['Hammer', 'Saw', 'Plane', 'Chisel', 'Level', 'Square', 'Vice'], EDGE, 92),
      head(work, 30, 240),
      upTo(EDGE + 0.4, segment(title, 30, 262, 12, true)),
      segment('October 2021 - December 2021', 30, 280),
      segment('Found out what each client needs, to match them with the right programme for it', 40, 298),
    ])
    expect(lines.indexOf(work)).toBe(lines.indexOf('Vice') + 1)
  },
)

test.each([
  ['English', 'SKILLS', 'EXPERIENCE', 'Full-time draughtswoman', '2022 – 2025'],
  ['German', 'KENNTNISSE', 'BERUFSERFAHRUNG', 'Technische Zeichnerin', '2022.08 – 2025.01'],
  ['Italian', 'COMPETENZE', 'ESPERIENZA', 'Disegnatrice tecnica', '08/2022 – 01/2025'],
])(
  'a date at the right edge under its title is of that column, whatever stands on its row in the other: %s',
  (_name, skills, work, title, date) => {
    const entry = (from: number): Segment[] => [
      segment(title, EDGE, from),
      segment(date, 470, from + 14),
      segment('Nordtor AG', EDGE, from + 28),
      ...down(
        ['drew the plans of bridges and halls', 'kept the archive', 'measured the sites'],
        EDGE,
        from + 48,
        14,
      ),
    ]
    const listed = [
      'Word',
      'Data',
      'Concepts',
      'Letters',
      'Plans',
      'Models',
      'Rivers',
      'Maps',
      'Ink',
      'Paper',
      'Glue',
    ]
    const lines = read([
      head(skills, 30, 60),
      ...down(listed, 30, 104, 14),
      head(work, EDGE, 60),
      ...entry(90),
      ...entry(190),
    ])
    expect(lines.slice(0, 1 + listed.length)).toEqual([skills, ...listed])
  },
)

test('a title and the date at the end of its row stay one row, though other lines begin below', () => {
  const lines = read([
    head('EXPERIENCE', 30, 60),
    ...['Clerk', 'Cashier', 'Cook'].flatMap((title, at) => [
      segment(title, 30, 90 + 60 * at, 12, true),
      segment(`${2018 + at} – ${2019 + at}`, 480, 90 + 60 * at),
      ...down(['Nordtor AG, and a long line that goes on to the far side of it'], 30, 108 + 60 * at),
    ]),
  ])
  expect(lines).toContain('Clerk 2018 – 2019')
})

test.each([
  ['EDUCATION', 262.4],
  ['EDUCACION', 262.4],
  ['FORMATION', 257.8],
])(
  'a heading in the middle of the page by chance, nearly at the edge of its column, cuts no column: %s',
  (heading, edge) => {
    const middle = segment(heading, 260, 220, 12, true)
    const right = 2 * ((middle.x0 + middle.x1) / 2) - 38
    const listed = [
      'Teamwork',
      'Research',
      'Interviews',
      'Sketching',
      'Prototypes',
      'Wireframes',
      'Scrum',
      'Agile',
      'Figma',
      'Icons',
    ]
    const lines = read([
      head('SKILLS', 38, 60),
      ...down(listed, 38, 87),
      head('EXPERIENCE', edge, 60),
      ...down(WORK.slice(0, 7), edge, 84),
      middle,
      ...down(['Nordtor College', 'Upper School'], edge, 244),
      upTo(right, segment('a line as wide as its column', edge, 280)),
    ])
    expect(lines.slice(0, 11)).toEqual(['SKILLS', ...listed])
  },
)

test('a heading in the middle over columns of its own still cuts those above it', () => {
  const pair = (from: number, left: string[], right: string[]): Segment[] => [
    ...down(left, 40, from),
    ...down(right, 320, from),
  ]
  const one = ['Watering plants', 'Mending clocks', 'Sorting letters', 'Sewing books', 'Baking']
  const two = ['Rowing', 'Singing', 'Walking', 'Chess', 'Cards']
  const middle = segment('INTERESTS', 245, 220, 14, true)
  const lines = read([
    segment('SKILLS', 255, 60, 14, true),
    ...pair(90, one, two),
    middle,
    ...pair(250, two, one),
    segment('a line up to the right margin', 320, 342),
  ])
  expect(lines.indexOf('INTERESTS')).toBeGreaterThan(lines.indexOf('SKILLS') + 4)
})

test.each([
  ['English', '11/2017 – 04/2018', 'LEEDS, ENGLAND', 'Clerk', 'Nordtor Ltd'],
  ['Dutch', '11/2017 – 04/2018', 'KRALENDIJK, BONAIRE', 'Stagiair', 'Voorbeeld B.V'],
])('a title in larger print under a date is no part of a gutter: %s', (_name, date, place, title, firm) => {
  const lines = read([
    head('EXPERIENCE', 40, 60),
    segment(date, 40, 90, 8),
    segment(place, 140, 90, 8),
    segment(title, 40, 99, 12, true),
    segment(firm, 40, 111, 11, true),
    ...down(['kept the network running', 'set up the servers'], 40, 124, 12),
  ])
  expect(lines.slice(1, 4)).toEqual([`${date} ${place}`, title, firm])
})

test('a place under its date is of the gutter, with the title beside them', () => {
  const lines = read([
    ...['Clerk', 'Cashier', 'Cook'].flatMap((title, at) => [
      segment('2017 – 2018', 40, 90 + 60 * at),
      segment('Leeds', 40, 102 + 60 * at),
      segment(title, 140, 90 + 60 * at, 10, true),
      ...down(['kept the books in order', 'wrote the letters'], 140, 102 + 60 * at, 12),
    ]),
  ])
  expect(lines[0]).toMatch(/^2017 – 2018 Leeds Clerk/)
})

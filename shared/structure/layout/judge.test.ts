import { describe, expect, test } from 'vitest'
import { judge } from './judge.ts'
import type { Segment } from './segment.ts'
import { stripOf } from './strips.ts'

const segment = (text: string, x0: number, x1: number, y0: number, size = 9): Segment => ({
  text,
  x0,
  x1,
  y0,
  y1: y0 + size,
  base: y0 + 0.8 * size,
  size,
  bold: false,
  runs: [],
  turned: 0,
  hidden: '',
  dotted: false,
  doubled: false,
})

/** Print that ends at the gutter's right edge, as Europass sets it. */
const flush = (text: string, y: number): Segment => segment(text, 176 - 5 * text.length, 176, y)
const start = (text: string, y: number): Segment => segment(text, 40, 40 + 5 * text.length, y)
const centred = (text: string, y: number): Segment =>
  segment(text, 110 - 2.5 * text.length, 110 + 2.5 * text.length, y)
const main = (text: string, y: number, size = 9): Segment =>
  segment(text, 192, 192 + 4 * text.length, y, size)

const entry = (title: string, y: number): Segment[] => [
  main(title, y - 1, 11),
  main('Northgate Freight Ltd, Leeds', y + 14),
  main('Planned the routes of forty drivers a day', y + 28),
]
const entries = [
  ...entry('Logistics coordinator', 120),
  ...entry('Warehouse assistant', 180),
  ...entry('Bachelor of Arts', 270),
]
const gutter = (set: typeof flush, heads: [string, string]): Segment[] => [
  set(heads[0], 98),
  set('2018 – 2021', 120),
  set('2015 – 2018', 180),
  set(heads[1], 248),
  set('2011 – 2015', 270),
]

test.each<[string, typeof flush, string]>([
  ['at its inner edge, heads of entries in five lines each are a gutter', flush, 'gutter-left'],
  ['at its outer edge, such lines tell no gutter', start, 'rows'],
])('flush %s', (_, set, as) => {
  const head = (title: string, firm: string, y: number): Segment[] => [
    { ...set(title, y), bold: true },
    set(firm, y + 11),
    set('Ward Street', y + 22),
    set('Leeds', y + 33),
    set('2018 – 2021', y + 44),
  ]
  const told = (y: number): Segment[] =>
    [0, 1, 2, 3, 4, 5].map((at) => main('Planned the routes of forty drivers a day', y + 11 * at))
  const heads = [
    head('Planner', 'Northgate Freight', 120),
    head('Driver', 'Millrace Ltd', 220),
    head('Packer', 'Reed & Sons', 320),
  ]
  const beside = [...told(120), ...told(220), ...told(320)]
  expect(judge(stripOf(heads.flat(), beside)).as).toBe(as)
})

describe('headings and dates together in a gutter belong to the lines beside them', () => {
  test.each<[string, Segment[]]>([
    ['flush with the main column', gutter(flush, ['WORK EXPERIENCE', 'EDUCATION'])],
    ['at the left edge', gutter(start, ['WORK EXPERIENCE', 'EDUCATION'])],
    ['in words that no list holds', gutter(flush, ['DOŚWIADCZENIE', 'WYKSZTAŁCENIE'])],
    [
      'labels beside their texts',
      [...gutter(flush, ['EXPERIENŢA', 'EDUCAŢIE']), flush('Limba maternă', 298)],
    ],
  ])('%s', (_, left) => expect(judge(stripOf(left, entries)).as).toBe('gutter-left'))
})

describe('a sidebar is a column', () => {
  const sidebar = [
    centred('Skills', 90),
    centred('Java, SQL', 107),
    centred('Docker', 121),
    centred('Certifications', 146),
    centred('Yellow Belt', 163),
    centred('2020', 180),
    centred('Forklift', 201),
    centred('2019', 219),
    centred('Languages', 249),
    centred('English', 263),
    centred('Malayalam', 277),
  ]
  test.each<[string, Segment[], Segment[]]>([
    ['with years that stand by chance beside an entry', sidebar, entries],
    [
      'with a list in it',
      [
        start('Skills', 98),
        ...['Java', 'SQL', 'Go', 'Rust'].map((name, at) => ({ ...start(name, 111 + 13 * at), dotted: true })),
        start('Languages', 248),
        start('English', 262),
      ],
      [main('Experience', 98), ...entries],
    ],
  ])('%s', (_, left, right) => expect(judge(stripOf(left, right)).as).toBe('columns'))
})

describe('sides that are set alike row by row are cards or a list, never a gutter and its texts', () => {
  const bold = (text: string, x: number, y: number): Segment => ({
    ...segment(text, x, x + 4 * text.length, y),
    bold: true,
    runs: [{ text, bold: true } as Segment['runs'][number]],
  })
  const plain = (text: string, x: number, y: number): Segment => segment(text, x, x + 4 * text.length, y)
  const card = (x: number, [title, school, dates]: [string, string, string]): Segment[] => [
    bold(title, x, 100),
    plain(school, x, 114),
    plain(dates, x, 128),
  ]
  const dotted = (one: Segment): Segment => ({ ...one, dotted: true })

  test('a title, a school and dates on either side are two entries', () => {
    const left = card(40, ['Diploma in Pastry Arts', 'Casco Culinary Institute', '2014 – 2015'])
    const right = card(300, ['High School Diploma', 'Portland South High School', '2010 – 2014'])
    expect(judge(stripOf(left, right)).as).toBe('columns')
  })

  test('a list in two columns under its heading is read in rows', () => {
    const left = ['Sourdough', 'Sugar work', 'Menus'].map((text, at) =>
      dotted(plain(text, 40, 100 + 14 * at)),
    )
    const right = ['Lamination', 'Chocolate', 'Sealants'].map((text, at) =>
      dotted(plain(text, 300, 100 + 14 * at)),
    )
    const heads = [segment('SKILLS', 40, 80, 84), segment('LANGUAGES', 40, 90, 150)]
    expect(judge(stripOf([...heads.slice(0, 1), ...left, ...heads.slice(1)], right)).as).toBe('rows')
  })

  test('labels of one setting beside their texts stay a gutter', () => {
    const left = ['Trades', 'Machines', 'Papers'].map((text, at) => plain(text, 40, 100 + 20 * at))
    const right = ['Word, Excel', 'HTML, CSS and Sass', 'SQL, R'].map((text, at) =>
      plain(text, 192, 100 + 20 * at),
    )
    expect(judge(stripOf(left, right)).as).toBe('gutter-left')
  })
})

test('years over two sizes of print, the second after its dash, are dates of a gutter', () => {
  const left = [120, 180, 270].flatMap((y, at) => [
    segment(`${2018 - 4 * at}`, 40, 76, y - 1, 14),
    segment('- 2019', 80, 106, y + 3, 8),
  ])
  expect(judge(stripOf(left, entries)).as).toBe('gutter-left')
})

test('larger headings that nobody knows reach over the cards under them', () => {
  const titled = (text: string, y: number): Segment => segment(text, 40, 40 + 7 * text.length, y, 14)
  const cards = (x: number): Segment[] =>
    [120, 220].flatMap((y) => [
      plainAt('Motion Designer', x, y),
      plainAt('Studio Paper Kite', x, y + 14),
      plainAt('2018 – 2021', x, y + 28),
    ])
  const plainAt = (text: string, x: number, y: number): Segment => segment(text, x, x + 4 * text.length, y)
  const left = [titled('Wo ich war', 100), titled('Was noch kam', 200), ...cards(40)]
  expect(judge(stripOf(left, cards(300))).as).toBe('rows')
})

describe('entries side by side take their turns down the page', () => {
  const rows = (cells: [string, string][], from = 100): [Segment[], Segment[]] => [
    cells.map(([text], at) => segment(text, 40, 40 + 4 * text.length, from + 14 * at)),
    cells.map(([, text], at) => segment(text, 300, 300 + 4 * text.length, from + 14 * at)),
  ]
  test.each<[string, [string, string][], string]>([
    [
      'schools with their degrees and years are columns',
      [
        ['Universidad de Villaejemplo', 'Instituto Río Imaginario'],
        ['Licenciatura en Química', 'Bachillerato en Ciencias'],
        ['2012', '2007'],
      ],
      'columns',
    ],
    [
      'positions with their companies and years are columns',
      [
        ['Ingénieur qualité', 'Chargée de production'],
        ['Ateliers Fictifs SARL', 'Boulangerie Inventée SA'],
        ['2019 – 2023', '2014 – 2018'],
        ['Lyon', 'Nantes'],
      ],
      'columns',
    ],
    [
      'a table of positions, each with its company, belongs together row by row',
      [
        ['Ingénieur qualité', 'Ateliers Fictifs SARL'],
        ['Chargée de production', 'Boulangerie Inventée SA'],
        ['Assistante de direction', 'Cabinet Imaginaire SARL'],
        ['Responsable logistique', 'Transports Inventés SA'],
      ],
      'gutter-left',
    ],
    [
      'labels that stand again beside every entry are none',
      [
        ['Period', '2019 – 2023'],
        ['Position', 'Ingénieur qualité'],
        ['Company', 'Ateliers Fictifs SARL'],
        ['Period', '2014 – 2018'],
        ['Position', 'Chargée de production'],
        ['Company', 'Boulangerie Inventée SA'],
      ],
      'rows',
    ],
    [
      'so does a grid of skills',
      [
        ['Excel', 'PowerPoint'],
        ['SAP', 'Photoshop'],
        ['Python', 'SQL'],
        ['Docker', 'Git'],
      ],
      'gutter-left',
    ],
  ])('%s', (_, cells, as) => {
    const [left, right] = rows(cells)
    expect(judge(stripOf(left, right)).as).toBe(as)
  })
})

test('a sidebar of hardly more than headings is a column where those of the other side are set like them', () => {
  const head = (text: string, x: number, y: number): Segment => ({
    ...segment(text, x, x + 7 * text.length, y, 13),
    bold: true,
  })
  const sidebar = [
    head('SKILLS', 40, 100),
    start('Rust', 120),
    head('INTERESTS', 40, 160),
    head('LANGUAGES', 40, 220),
    start('Dutch', 240),
  ]
  const beside = (y: number) => [main('Planned the routes of forty drivers', y), main('Leeds', y + 14)]
  const text = [...beside(120), ...beside(180), ...beside(240)]
  const own = [head('PROFILE', 192, 100), head('EXPERIENCE', 192, 160), head('EDUCATION', 192, 220)]
  expect(judge(stripOf(sidebar, text)).as).toBe('gutter-left')
  expect(judge(stripOf(sidebar, [...own, ...text])).as).toBe('columns')
})

describe('labels left and values right are one form', () => {
  const rowsOf = (pairs: [string, string][], size = 12): [Segment[], Segment[]] => [
    pairs.flatMap(([label], at) =>
      label ? [segment(label, 40, 40 + 5 * label.length, 60 + 15 * at, size)] : [],
    ),
    pairs.flatMap(([, value], at) =>
      value ? [segment(value, 310, 310 + 5 * value.length, 60 + 15 * at, size)] : [],
    ),
  ]
  const form = (labels: string[], dates: string): [string, string][] => [
    [labels[0]!, labels[0]!],
    [dates, ''],
    [labels[1]!, 'Voorbeeld & Zonen'],
    [labels[2]!, 'Zwolle'],
    [labels[3]!, 'Clerk'],
    ['', 'who kept the books of three shops'],
  ]
  test.each<[string, string[], string]>([
    ['nl', ['Werkervaring', 'Bedrijfsnaam:', 'Plaats:', 'Functie:'], 'Mei 2014 - Heden:'],
    ['de', ['Berufserfahrung', 'Firma:', 'Ort:', 'Tätigkeit:'], '2014 – 2016:'],
    ['pl', ['Doświadczenie', 'Pracodawca:', 'Miasto:', 'Stanowisko:'], '05.2014 – 06.2016:'],
    ['ru', ['Опыт работы', 'Организация:', 'Город:', 'Должность:'], '2014 – 2016:'],
    ['fr', ['Expérience professionnelle', 'Employeur:', 'Lieu:', 'Poste:'], '2014 – 2016:'],
    ['tr', ['İş Deneyimi', 'Kurum:', 'Yer:', 'Görev:'], '2014 – 2016:'],
    ['zh', ['工作经历', '公司：', '地点：', '职位：'], '2014.05 – 2016.06：'],
  ])('with headings set over both (%s)', (_, labels, dates) => {
    const [left, right] = rowsOf([...form(labels, dates), ...form(labels, dates).slice(1)])
    expect(judge(stripOf(left, right)).as).toBe('rows')
  })

  test('where a heading over lists is repeated over what is said of their items', () => {
    const [left, right] = rowsOf([
      ['Skills', 'Skills'],
      ['Accounting', 'Expert'],
      ['Payroll', 'Expert'],
      ['Spanish', 'Good'],
    ])
    expect(judge(stripOf(left, right)).as).toBe('rows')
  })

  const sidebar = [
    'Contact',
    'Email:',
    'ida@example.org',
    'Phone:',
    '0555 0101',
    'Skills',
    'Payroll',
    'Ledgers',
  ]
  test.each<[string, string[]]>([
    ['over their values', sidebar],
    [
      'of lists below them',
      ['Contact', 'ida@example.org', 'Skills', 'Ledgers:', 'Sage', 'Xero', 'Payroll:', 'Kronos'],
    ],
  ])('but a sidebar with labels %s is a column', (_, texts) => {
    const left = texts.map((text, at) => segment(text, 40, 40 + 5 * text.length, 60 + 15 * at, 12))
    expect(
      judge(stripOf(left, [...entries, main('Experience', 60, 12), main('Education', 240, 12)])).as,
    ).toBe('columns')
  })

  test('and two columns with the same heading at other heights are columns', () => {
    const left = ['Projects', 'Kite', 'Sail', 'Boat', 'Oar'].map((text, at) => start(text, 60 + 15 * at))
    const right = ['Education', 'School of Sail', '2019', 'Projects', 'Rudder', 'Anchor'].map((text, at) =>
      main(text, 66 + 15 * at),
    )
    expect(judge(stripOf(left, right)).as).toBe('columns')
  })
})

describe('columns whose lines share their rows', () => {
  const down = (texts: string[], put: (text: string, y: number) => Segment): Segment[] =>
    texts.map((text, at) => put(text, 100 + 14 * at))
  const large = (one: Segment, isHead: boolean): Segment =>
    isHead ? { ...one, bold: true, size: 12, y1: one.y0 + 12 } : one

  test('each with headings of one print, one of them in words nobody lists, are two', () => {
    const side = ['Skills', 'Milling', 'Baking bread', 'Food', 'Languages', 'Romanian', 'A little French']
    const right = [
      'Werkhistorie',
      'Miller, Inn Mill',
      'Ran both of its shifts and the store beside it',
      'Kept the stones',
      'Education',
    ]
    const left = down(side, flush).map((one, at) => large(one, at === 0 || at === 4))
    const rest = down([...right, 'Inn school', 'Miller', 'With honours', 'In Hull'], main)
    expect(
      judge(
        stripOf(
          left,
          rest.map((one, at) => large(one, at === 0 || at === 4)),
        ),
      ).as,
    ).toBe('columns')
  })

  test.each([
    ['a label that both repeat', ['Activities:', 'Activities:'], 'columns'],
    ['a heading over one of them', ['EDUCATION', 'Ran the mill'], 'rows'],
  ])('entries with %s', (_, [first = '', second = ''], as) => {
    const texts = (label: string, year: number) => [
      `Inn Mill (${year} – ${year + 2})`,
      'Miller of flour',
      label,
      'Planned the shifts of six people',
      'Kept the stones and the sieves in order',
    ]
    const at = (x: number) => (text: string, y: number) => segment(text, x, x + 4 * text.length, y)
    const left = down(texts(first, 2015), at(40))
    const right = down(texts(second, 2011), at(240))
    expect(judge(stripOf(left, right)).as).toBe(as)
  })
})

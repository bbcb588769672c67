import { expect, test } from 'vitest'
import { itemAt } from '#shared/lists.ts'
import { findHeadings } from '../find-headings.ts'
import type { Prepared } from '../prepared.ts'
import { printedLines } from '../testing/printed-lines.ts'

interface Print {
  size?: number
  font?: string
  page?: number
  column?: number
  x?: number
}

const printed = (
  rows: string[],
  { size = 10, font = 'Serif', page = 1, column = 0, x = 40 }: Print = {},
): Prepared[] =>
  printedLines(rows).map((line) => ({
    ...line,
    style: `${size.toFixed(1)}${line.line.bold ? 'b' : ''}${line.caps ? 'C' : ''}|${font}`,
    line: { ...line.line, size, page, column, x },
  }))

const headingsOf = (...parts: Prepared[][]): string[] =>
  findHeadings(
    parts
      .flat()
      .map((line, at) => ({ ...line, gap: 0.5, line: { ...line.line, number: at + 1, y: at * 12 } })),
  ).flatMap(({ heading, part }) => (part ? [] : heading))

const HEAD = printed(['Ines Bramhall', 'Leeds', 'ines@example.org', '0113 496 0000'])

test.each<[string, string, string, Print]>([
  ['half a point smaller', 'COMPÉTENCES :', 'FORMATIONS :', { size: 11.5 }],
  ['half a point larger', 'KENNTNISSE', 'AUSBILDUNG', { size: 12.5 }],
  ['in another font', 'UMIEJĘTNOŚCI', 'WYKSZTAŁCENIE', { size: 12, font: 'Sans' }],
])('a heading %s than its siblings is one: %s', (_how, odd, heading, print) => {
  const rows = ['a list of what was learned', 'and where it was used in the years since']
  expect(
    headingsOf(
      HEAD,
      printed([heading], { size: 12 }),
      printed(rows),
      printed([odd], print),
      printed(rows),
      printed(['CONTACT'], { size: 12 }),
      printed(rows),
    ),
  ).toEqual([heading, odd, 'CONTACT'])
})

test('a heading in small letters above others in capitals is one, though some of these nobody knows', () => {
  const rows = [
    '**Head loom builder** ⇥ 2019 – 2021',
    'Bradford Mills',
    '• Set looms and kept them running',
    '• Trained two',
  ]
  const heads = [
    '**Experience**',
    '**PREVIOUS EXPERIENCE**',
    '**THE LONG WAY ROUND**',
    '**EDUCATION**',
    '**SKILLS**',
  ]
  const parts = heads.flatMap((head) => [printed([head], { size: 12 }), printed(rows)])
  expect(headingsOf(HEAD, ...parts)).toEqual(heads.map((head) => head.replaceAll('*', '')))
})

test.each<[string, string[], boolean]>([
  ['alone in its print', ['sang in a choir'], true],
  ['in the print of names below it', ['**Trask & Sons**', 'Leeds', '**Green Door**', 'Hull'], false],
])('a heading in small letters below others in capitals is one %s', (_how, below, isOne) => {
  const rows = ['a list of what was learned', 'and where it was used in the years since']
  const found = headingsOf(
    HEAD,
    printed(['**SUMMARY**'], { size: 12 }),
    printed(rows),
    printed(['**EXPERIENCE**'], { size: 12 }),
    printed(rows),
    printed(['**Skills, Activities and Interests**'], { size: 12 }),
    printed(below, { size: 12 }),
  )
  expect(found.includes('Skills, Activities and Interests')).toBe(isOne)
})

test.each<[string, string, number, boolean]>([
  ['studies in larger print than the text', 'Education:', 15, true],
  ['work', 'Work experience', 15, true],
  ['work, in the print of what is under it', '**Experience**', 10, false],
])('below larger headings, what alone heads %s is one (%s)', (_what, heading, size, isOne) => {
  const rows = ['a list of what was learned', 'and where it was used in the years since']
  const found = headingsOf(
    HEAD,
    printed(['**Contact**'], { size: 18 }),
    printed(['0113 496 0000']),
    printed([heading], { size }),
    printed([...rows, '**Green Door Ltd, Hull**', ...rows, '**Trask & Sons, Leeds**', ...rows]),
    printed(['**Languages**'], { size: 18 }),
    printed(rows),
  )
  expect(found).toEqual(isOne ? ['Contact', heading, 'Languages'] : ['Contact', 'Languages'])
})

test.each<[string, string[], boolean]>([
  ['alone', [], true],
  ['under another of its kind', ['Career'], false],
])('above larger headings, one of work in print of its own %s is one (%s)', (_how, others, isOne) => {
  const rows = ['a list of what was learned', 'and where it was used in the years since']
  const large = ['Skills', 'Interests', 'Awards']
  const found = headingsOf(
    HEAD,
    ...['Work experience', ...others].flatMap((heading) => [printed([heading], { size: 12 }), printed(rows)]),
    ...large.flatMap((heading) => [printed([heading], { size: 18 }), printed(rows)]),
  )
  expect(found.includes('Work experience')).toBe(isOne)
  expect(found).toEqual(expect.arrayContaining(large))
})

test('a remark in brackets makes no heading too long', () =>
  expect(
    headingsOf(
      HEAD,
      printed([
        '**Skills**',
        'Ledgers, letters',
        '**Certification (all eight of them, with the years below)**',
      ]),
      printed(['Ledgers, level two']),
    ),
  ).toEqual(['Skills', 'Certification (all eight of them, with the years below)']))

test.each<[string, string[], boolean]>([
  ['Education:', ['Led two workshops a month for new members of the staff'], false],
])('a lesser heading of studies, %s, heads what reads like them: %j (%s)', (heading, below, isOne) => {
  const rows = ['a list of what was learned', 'and where it was used in the years since']
  const firm = ['**Trask & Sons, Leeds**', 'carried and counted what came in', '**Green Door Ltd, Hull**']
  const found = headingsOf(
    HEAD,
    printed(['**SUMMARY**']),
    printed(rows),
    printed(['**SKILLS**']),
    printed(rows),
    printed(['**EXPERIENCE**']),
    printed([...firm, ...rows, ...firm, ...rows]),
    printed([`**${heading}**`]),
    printed(below),
  )
  expect(found.includes(heading)).toBe(isOne)
})

const sidebar = (heading: string, rows: string[], size: number): Prepared[][] => [
  printed([heading], { size, x: 20 }),
  printed(rows, { x: 20 }),
]
const column = (rows: [heading: string, ...text: string[]][], print: Print): Prepared[][] =>
  rows.flatMap(([heading, ...text]) => [
    printed([heading], { ...print, size: 16 }),
    printed(text, { ...print, size: 11 }),
  ])

test.each([
  ['Contato', 'Principais competências', 'Experiência', 'Formação acadêmica'],
  ['Kontakt', 'Kenntnisse', 'Berufserfahrung', 'Ausbildung'],
  ['Contact', 'Top Skills', 'Experience', 'Education'],
])(
  'a sidebar of the first page has smaller headings than the column that goes on alone: %s',
  (contact, skills, work, studies) => {
    const text = 'kept the books of a shop and wrote to its suppliers'
    expect(
      headingsOf(
        ...sidebar(contact, ['ines@example.org'], 13),
        ...sidebar(skills, ['Ledgers', 'Letters'], 13),
        printed(['Ines Bramhall'], { size: 26, column: 1, x: 220 }),
        ...column([[work, text, text]], { column: 1, x: 220 }),
        ...column([[studies, text, text]], { page: 2, x: 222 }),
      ),
    ).toEqual([contact, skills, work, studies])
  },
)

test('a title of an entry in the column that goes on alone is no heading of a sidebar', () => {
  const text = 'kept the books of a shop and wrote to its suppliers'
  expect(
    headingsOf(
      HEAD,
      ...column([['Summary', text]], { column: 1, x: 220 }),
      ...column(
        [
          ['Experience', text],
          ['Education', text],
        ],
        { page: 2, column: 1, x: 222 },
      ),
      printed(['**Skills**'], { page: 3, x: 221 }),
      printed([text], { page: 3, x: 221 }),
      ...column([['Projects', text]], { page: 3, column: 1, x: 400 }),
    ),
  ).toEqual(['Summary', 'Experience', 'Education', 'Projects'])
})

const WORK = ['Kept the stock of two warehouses in order', 'and counted it every quarter']
const sections = (...labelled: string[]): string[] =>
  headingsOf(
    HEAD,
    printed(['EXPERIENCE'], { size: 13 }),
    printed([...WORK, ...labelled, ...WORK]),
    printed(['EDUCATION'], { size: 13 }),
    printed(WORK),
    printed(['AWARDS'], { size: 13 }),
    printed(WORK),
  )

test.each([
  [['SUPERVISION: Assigned the work of six clerks', 'STOCK CONTROL: Counted every quarter']],
  [
    [
      'STOCK CONTROL: Counted every quarter',
      'RESULTS IN SHORT: Nothing was lost',
      'SUPERVISION: Trained four',
    ],
  ],
  [['**Training:** Taught six clerks', '**Stocktaking:** Counted every quarter']],
])('labels of one form that few lists know head nothing where headings stand alone: %j', (labels) =>
  expect(sections(...labels)).toEqual(['EXPERIENCE', 'EDUCATION', 'AWARDS']),
)

test('a known label in capitals heads a section where no unknown one stands beside it', () =>
  expect(sections('LANGUAGES: English, Dutch')).toContain('LANGUAGES'))

test.each([
  [['Ledgers', '', '', ''], false],
  [['Ledgers', 'Ledgers', '', 'Ledgers'], false],
])('below lines drawn in letters a heading may be set like the titles: %j', (above, isHeading) => {
  const title = [
    '**Parcel Association**',
    'a member since last year',
    '**Warehouse Association**',
    'a member',
  ]
  const rule = (row = ''): Prepared[] =>
    printed(['x']).map((line) =>
      row ? { ...line, text: row, fields: [row] } : { ...line, text: '', fields: [] },
    )
  const found = headingsOf(
    HEAD,
    rule(above[0]),
    printed(['**Certifications**']),
    printed([...title, ...title]),
    rule(above[1]),
    printed(['**Experience**'], { size: 14 }),
    printed(WORK),
    rule(above[2]),
    printed(['**Education**'], { size: 14 }),
    printed(WORK),
    rule(above[3]),
    printed(['**Awards**'], { size: 14 }),
    printed(WORK),
  )
  expect(found.includes('Certifications')).toBe(isHeading)
})

test.each<[string, string, string[], boolean]>([
  ['over a list that nothing else heads', 'Summary', ['Welding, Turning'], true],
  ['under a post', 'Experience', ['Welding, Turning'], false],
])('a word for skills in smaller print than all headings is one %s', (_where, above, below, isOne) => {
  const rows = ['a list of what was learned', 'and where it was used in the years since']
  const found = headingsOf(
    HEAD,
    printed(['Education'], { size: 16 }),
    printed(rows),
    printed([above], { size: 16 }),
    printed(rows),
    printed(['**Key Skills**'], { size: 12 }),
    printed(below),
    printed(['Interests'], { size: 16 }),
    printed(rows),
  )
  expect(found.includes('Key Skills')).toBe(isOne)
})

const TEXT = ['a list of what was learned', 'and where it was used in the years since']

test.each<[string, string, string, Print, boolean]>([
  ['EDUCATION', 'Higher Education', 'in smaller print', { size: 11 }, false],
  ['FORMAÇÃO', 'Ensino Superior', 'without capitals', { size: 14, font: 'Sans' }, false],
  ['AUSBILDUNG', 'Studium', 'in smaller print', { size: 11 }, false],
  ['SKILLS', 'Technical Skills', 'in smaller print', { size: 12 }, false],
  ['COMPÉTENCES', 'Outils de travail', 'in smaller print', { size: 12 }, false],
  ['PROJECTS', 'Tide Tables for Vilamar', 'without capitals', { size: 14, font: 'Sans' }, false],
  ['EDUCATION', 'LANGUAGES', 'in the same print', { size: 14 }, true],
  ['EDUCATION', 'TEACHING', 'in the same print', { size: 14 }, true],
])('under %s, %s %s heads a section of its own: %s', (section, inside, _how, print, isOne) => {
  const found = headingsOf(
    HEAD,
    printed(['SUMMARY'], { size: 14 }),
    printed(TEXT),
    printed(['INTERESTS'], { size: 14 }),
    printed(TEXT),
    printed([section], { size: 14 }),
    printed([inside], print),
    printed(TEXT),
    printed(['REFERENCES'], { size: 14 }),
    printed(TEXT),
  )
  expect(found.includes(inside)).toBe(isOne)
  expect(found).toContain(section)
})

test.each([
  [['LANGUAGES', 'INTERESTS'], true],
  [['LANGUAGES', 'LANGUAGES'], false],
])('smaller headings in a print that nothing else has, each of another kind: %j', (smaller, are) => {
  const found = headingsOf(
    HEAD,
    ...['EDUCATION', 'SKILLS'].flatMap((heading) => [
      printed([`**${heading}**`], { size: 14 }),
      printed(TEXT),
    ]),
    ...smaller.flatMap((heading) => [printed([heading], { size: 12 }), printed(TEXT)]),
  )
  expect(found.includes(smaller[0]!)).toBe(are)
})

test.each<[string, string[], boolean]>([
  ['of several kinds', ['Certificates', 'Awards', 'Education'], true],
  ['of several kinds in another language', ['Sprachen', 'Ausbildung', 'Interessen'], true],
  ['of several kinds in Korean', ['자격증', '학력', '수상'], true],
  ['of one kind', ['Education', 'Studies'], false],
  ['that come again', ['Skills', 'Summary', 'Skills', 'Summary'], false],
])(
  'lesser headings %s head a sidebar whose place the main column takes on the next page: %j',
  (_how, side, are) => {
    const main = (heading: string, print: Print) => [
      printed([heading], { size: 16, ...print }),
      printed([...TEXT, ...TEXT], { ...print, size: 10 }),
    ]
    const found = headingsOf(
      HEAD,
      ...side.flatMap((heading) => [
        printed([`**${heading}**`], { size: 11, x: 20 }),
        printed(['Drawing'], { x: 20 }),
      ]),
      ...main('Profile', { column: 1, x: 220 }),
      ...main('Experience', { column: 1, x: 220 }),
      ...main('Projects', { page: 2, x: 22 }),
      ...main('References', { page: 2, x: 22 }),
    )
    expect(side.every((heading) => found.includes(heading))).toBe(are)
  },
)

test.each<[string, string, Print, boolean]>([
  ['smaller than the others', 'WORK EXPERIENCE', { size: 8 }, true],
  ['smaller than the others', 'BERUFSERFAHRUNG', { size: 8, font: 'Sans' }, true],
  ['between the text and the others', 'Certifications', { size: 12.5, font: 'Sans' }, true],
  ['in the print of the text', 'experience', { size: 10 }, false],
])('at the top of a column, %s, %s is a heading: %s', (_how, heading, print, isOne) => {
  const found = headingsOf(
    HEAD,
    ...['SUMMARY', 'SKILLS', 'LANGUAGES'].flatMap((one) => [
      printed([one], { size: 16, x: 20 }),
      printed(TEXT, { x: 20 }),
    ]),
    printed([print.size === 8 ? `**${heading}**` : heading], { ...print, column: 1, x: 220 }),
    printed(TEXT, { column: 1, x: 220 }),
    ...['AWARDS', 'REFERENCES'].flatMap((one) => [
      printed([one], { size: 16, column: 1, x: 220 }),
      printed(TEXT, { column: 1, x: 220 }),
    ]),
  )
  expect(found.includes(heading)).toBe(isOne)
})

/** A line whose first words are set in one size and the others in another. */
const noted = (heading: string, note: string, sizes: [number, number]): Prepared[] =>
  printed([`${heading} ${note}`], { size: sizes[1] }).map((line) => ({
    ...line,
    line: {
      ...line.line,
      runs: [heading, ` ${note}`].map((text, at) => ({
        ...itemAt(line.line.runs, 0),
        text,
        size: sizes[at] ?? 0,
      })),
    },
  }))

test.each<[string, string, [number, number], boolean]>([
  ['Experience', 'four years in all', [14, 9], true],
  ['Education', 'university, completed', [14, 9], true],
  ['경력', '총 4년 8개월', [13, 8], true],
  ['학력', '대학교(4년) 졸업', [13, 8], true],
  ['Formation', 'diplôme de niveau 7', [15, 10], true],
  ['Berufserfahrung', 'insgesamt acht Jahre', [14, 10], true],
  ['Sprachen', '(mündlich und schriftlich)', [12, 11], true],
  ['Formation', '(la plus récente d’abord)', [12, 11], true],
  ['Experience', '(most recent first)', [14, 12], true],
  ['Опыт работы', '(последние пять лет)', [13, 12], true],
  ['Experience', '(with ledgers', [12, 11], false],
  ['Oakwood', '(a garden of six acres)', [12, 11], false],
  ['Experience', 'with ledgers and letters', [10, 10], false],
  ['Education', 'of the young is what she likes', [10, 9.5], false],
  ['Oakwood', 'a garden of six acres', [14, 9], false],
])('%s and in smaller print “%s” (%j) is a heading with a remark: %s', (heading, note, sizes, isOne) => {
  const found = headingsOf(
    HEAD,
    printed(['Summary'], { size: sizes[0] }),
    printed(TEXT),
    noted(heading, note, sizes),
    printed(TEXT),
    printed(['References'], { size: sizes[0] }),
    printed(TEXT),
  )
  expect(found.includes(heading)).toBe(isOne)
})

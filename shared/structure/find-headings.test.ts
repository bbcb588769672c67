import { describe, expect, test } from 'vitest'
import { findHeadings } from './find-headings.ts'
import type { Prepared } from './prepared.ts'
import { printedLines } from './testing/printed-lines.ts'

const set = (rows: string[], column: number, size: number): Prepared[] =>
  printedLines(rows).map((line) => ({
    ...line,
    style: `${size}|Serif`,
    line: { ...line.line, size, column },
  }))

/** A sidebar with its headings in 12 points, and a column with its own in `size`; titles of entries are in 12 points. */
const page = (size: number): Prepared[] =>
  [
    ...set(['Contact'], 0, 12),
    ...set(['raghav@example.com'], 0, 9),
    ...set(['Skills'], 0, 12),
    ...set(['Go', 'Java'], 0, 9),
    ...set(['Languages'], 0, 12),
    ...set(['English', 'Malayalam'], 0, 9),
    ...set(['Summary'], 1, size),
    ...set(['Four years of payments and of logistics'], 1, 9),
    ...set(['Experience'], 1, size),
    ...set(['Harbourline Freight Ltd'], 1, 9),
    ...set(['Things nobody knows'], 1, 12),
    ...set(['2019 – 2021', 'Built the service that books the freight'], 1, 9),
  ].map((line, at) => ({ ...line, gap: 0.5, line: { ...line.line, number: at + 1 } }))

const headings = (size: number): string[] => findHeadings(page(size)).map(({ heading }) => heading)

test('a line set like a sidebar’s headings is none where the column’s own headings are larger', () => {
  expect(headings(15)).toEqual(['Contact', 'Skills', 'Languages', 'Summary', 'Experience'])
})

test('a line set like the headings of its own column is one, though no list knows it', () => {
  expect(headings(12)).toContain('Things nobody knows')
})

/** A label in bold and its list on one line, with no more white above than between any two lines. */
const under = (heading: string, label: string): string[] =>
  findHeadings(
    [
      ...set([heading], 0, 12),
      ...set(['Four years of payments and of logistics', 'and two trainees'], 0, 9),
      ...set([`**${label}:** Go, Java, SQL`], 0, 9),
      ...set(['Languages'], 0, 12),
      ...set(['English'], 0, 9),
    ].map((line, at) => ({ ...line, gap: 0.5, line: { ...line.line, number: at + 1 } })),
  ).map((found) => found.heading)

test('a label in bold under the summary heads the skills, without white above it too', () => {
  expect(under('Summary', 'Skills')).toEqual(['Summary', 'Skills', 'Languages'])
})

test.each([
  ['Education', 'Skills'],
  ['Experience', 'Skills'],
  ['Projects', 'Technologies'],
  ['Summary', 'Interests'],
  ['Summary', 'Result'],
])('under %s, %s on a line with its text heads nothing', (heading, label) => {
  expect(under(heading, label)).toEqual([heading, 'Languages'])
})

/** Headings in bold and larger print over plain lines. */
const largeOver = (rows: [heading: string, ...text: string[]][], above: string[] = []): string[] =>
  findHeadings(
    [
      ...above.flatMap((row) => set([row], 0, 20)),
      ...rows.flatMap(([heading, ...text]) => [...set([`**${heading}**`], 0, 12), ...set(text, 0, 9)]),
    ].map((line, at) => ({ ...line, gap: 0.5, line: { ...line.line, number: at + 1 } })),
  ).map(({ kind, heading }) => `${kind}: ${heading}`)

test('headings that no list holds are found by their look, and told by their letters', () => {
  expect(
    largeOver([
      ['학력', '서울대학교 재료공학부', '2021.03 ~ 현재'],
      ['경력사항', '한빛전자', '2019.01 ~ 2021.02'],
      ['보유 기술 및 도구', '스퍼터링, 식각'],
    ]),
  ).toEqual(['education: 학력', 'experience: 경력사항', 'skills: 보유 기술 및 도구'])
})

test('the title of the whole page heads no section', () => {
  expect(
    largeOver(
      [
        ['학력', '서울대학교'],
        ['경력사항', '한빛전자'],
      ],
      ['이력서'],
    ),
  ).toEqual(['education: 학력', 'experience: 경력사항'])
})

test('titles of positions in bold are none of the headings', () => {
  expect(
    largeOver([
      ['Doświadczenie zawodowe', 'Budimex S.A.'],
      ['Inżynier budowy', '2019 – 2021', 'Nadzór nad robotami żelbetowymi na dwóch budowach'],
      ['Asystent projektanta', '2016 – 2019', 'Rysunki wykonawcze i obmiary dla trzech zespołów'],
      ['Wykształcenie', 'Politechnika Gdańska'],
    ]),
  ).toEqual(['experience: Doświadczenie zawodowe', 'education: Wykształcenie'])
})

test.each([14, 11])('beside one known heading, others set like it are headings, too: %i points', (size) => {
  const lines = [
    ...set(['Obinna Carraway'], 0, 20),
    ...set(['Motion designer'], 0, 9),
    ...set(['Work experience'], 0, size),
    ...set(['Studio Paper Kite', 'Led the titles of two series'], 0, 9),
    ...set(['Quite other things'], 0, size),
    ...set(['Kites and lanterns', 'Paper and bamboo'], 0, 9),
  ].map((line, at) => ({ ...line, gap: 0.5, line: { ...line.line, number: at + 1 } }))
  expect(findHeadings(lines).map(({ heading }) => heading)).toEqual(['Work experience', 'Quite other things'])
})

describe('headings on the line of their text', () => {
  const spread = (...rows: string[]): string[] =>
    findHeadings(
      set(rows, 0, 11).map((line, at) => ({
        ...line,
        gap: /^[^–]*[:：]/u.test(rows[at]!) ? 0.9 : 0.2,
        line: { ...line.line, number: at + 1 },
      })),
    ).map(({ kind, heading }) => `${kind}: ${heading}`)

  test('without capitals a short label after white is one', () => {
    expect(
      spread(
        '見本 花子',
        '仙台市 – hanako@example.org',
        '職歴: 店舗責任者 – 架空商店',
        '学歴: 経済学部 – 架空大学',
      ),
    ).toEqual(['experience: 職歴', 'education: 学歴'])
  })

  test('one of two syllables is no shorter than a word, and a remark may stand behind it', () => {
    const [name, head, text] = printedLines(['홍예시', '경력\t총 2년', '가상상사 회계팀'])
    const big = {
      text: '경력',
      size: 14,
      bold: false,
      italic: false,
      font: 'Serif',
      x: 0,
      y: 0,
      width: 20,
      height: 14,
    }
    const run = { ...big, text: '총 2년', size: 9 }
    const lines = [name!, { ...head!, line: { ...head!.line, runs: [big, run] } }, text!]
    expect(findHeadings(lines).map(({ kind, heading }) => `${kind}: ${heading}`)).toEqual([
      'experience: 경력',
    ])
  })

  test('one alone shows no form', () => {
    expect(spread('Wim Voorbeeld', 'Zwolle', 'PROFIEL: Verpleegkundige.', 'ZWEMDIPLOMA: A en B.')).toEqual([
      'summary: PROFIEL',
    ])
  })
})

/** Lines of one print, where nothing but words and white tells a heading. */
const plain = (rows: [text: string, gap: number][]): string[] =>
  findHeadings(
    rows.map(([text, gap], at) => {
      const [line] = set([text], 0, 10)
      return { ...line!, gap, line: { ...line!.line, number: at + 1 } }
    }),
  ).map(({ heading }) => heading)

const HEAD: [string, number][] = [
  ['Mira Quill', 0],
  ['mira@example.org', 0.3],
  ['PROFILE', 1.5],
  ['Keeps the books of forty small companies.', 0.3],
]

test.each([
  ['a remark', 'EDUCATION – the most recent first, older ones at the end'],
  ['a text', 'EDUCATION: University of Exampleton'],
])('a known heading in capitals is one with %s behind it', (_, text) => {
  expect(plain([...HEAD, [text, 1.5], ['Bachelor of Arts, 2014', 0.3]])).toEqual(['PROFILE', 'EDUCATION'])
})

test('a label that begins the projects of several positions heads no section', () => {
  const position = (company: string, project: string): [string, number][] => [
    [`${company} · Engineer, 2018 – 2020`, 1.5],
    [`**Project:** ${project}`, 1.5],
    ['Wrote the part that books the freight', 0.3],
  ]
  const rows = [...HEAD, ['EXPERIENCE', 1.5] as [string, number], ...position('Northgate Freight', 'Quays')]
  expect(plain([...rows, ...position('Harbourline', 'Cranes')])).toEqual(['PROFILE', 'EXPERIENCE'])
})

test('headings of two lines in a sidebar are all headings of skills', () => {
  const rows: [string, number][] = [
    ['Areas of', 14],
    ['Expertise', 14],
    ['Game Development', 9],
    ['Web Development', 9],
    ['Database Engineering', 9],
    ['Programming', 14],
    ['Languages', 14],
    ['Fortran, Lisp', 9],
    ['Lua, Script', 9],
    ['Frameworks', 14],
    ['Unreal Engine', 9],
  ]
  const found = findHeadings(
    rows
      .flatMap(([text, size]) => set([text], 0, size))
      .map((line, at) => {
        const isSecond = ['Expertise', 'Languages'].includes(line.text)
        return { ...line, gap: isSecond ? 0.2 : 1, line: { ...line.line, number: at + 1 } }
      }),
  )
  expect(found.map(({ heading }) => heading)).toEqual([
    'Areas of Expertise',
    'Programming Languages',
    'Frameworks',
  ])
})

/** Four projects set alike under a heading, the first of them as far below it as headings stand. */
const projects = (names: string[]): string[] => {
  const rows: [rows: string[], size: number, gap: number][] = [
    [['**Test Person**'], 18, 0.3],
    [['**教育经历**'], 10, 1],
    [['Exampleton University ⇥ 2016 – 2020', 'BSc Chemistry'], 9, 0.3],
    [['**工作经历**'], 10, 1],
    [['Example Works ⇥ 2020 – 2023', 'Engineer', '- Built the planner of routes.'], 9, 0.3],
    [['**项目经历**'], 10, 1],
    ...names.flatMap((name, at): typeof rows => [
      [[`**${name}**`], 11, at === 0 ? 1.2 : 0.5],
      [['技术栈: Java, Redis, Kafka', '- Planned the ways of forty riders in the town.'], 9, 0.3],
    ]),
  ]
  const lines = rows.flatMap(([texts, size, gap]) =>
    printedLines(texts).map((line, at) => ({
      ...line,
      gap: at === 0 ? gap : 0.3,
      style: `${size}|${line.line.bold}`,
      line: { ...line.line, size },
    })),
  )
  return findHeadings(lines.map((line, at) => ({ ...line, line: { ...line.line, number: at + 1 } }))).map(
    ({ heading }) => heading,
  )
}

test.each([
  [['智能配送调度系统', 'Route Planner', 'Harbour Map', 'Tide Clock']],
  [['订单中心', 'Freight Ledger', 'Signal Lamp', '用户画像平台']],
])('none of several titles set alike is a heading, though one looks like it: %s', (names) => {
  expect(projects(names)).toEqual(['教育经历', '工作经历', '项目经历'])
})

test('Word’s rank below the top one says nothing where the print is the same', () => {
  const ranked = (lines: Prepared[], outline: number): Prepared[] =>
    lines.map((line) => ({ ...line, line: { ...line.line, outline } }))
  const lines = (lower: number): Prepared[] =>
    [
      ...ranked(set(['Contact'], 0, 14), 1),
      ...set(['12 Mill Lane, Stafford'], 0, 9),
      ...ranked(set(['Objective'], 0, lower), 2),
      ...set(['Work with people who bake'], 0, 9),
      ...ranked(set(['Education'], 0, 14), 1),
      ...set(['Leith Academy'], 0, 9),
      ...ranked(set(['Skills'], 0, 14), 1),
      ...set(['Baking'], 0, 9),
    ].map((line, at) => ({ ...line, gap: 0.5, line: { ...line.line, number: at + 1 } }))
  const found = (lower: number): string[] => findHeadings(lines(lower)).map(({ heading }) => heading)
  expect(found(14)).toEqual(['Contact', 'Objective', 'Education', 'Skills'])
  expect(found(11)).toEqual(['Contact', 'Education', 'Skills'])
})

test.each([
  ['of one kind', ['Course project 1', 'Course project 2', 'Course project 3', 'Course project 4'], false],
  ['of three kinds, under one title', ['Education', 'Work Experience', 'Skills'], true],
])('below Word’s top rank many names %s head sections: %s', (_which, names, areHeads) => {
  const ranked = (row: string, outline: number): Prepared[] =>
    set([`**${row}**`], 0, 12 - outline).map((line) => ({ ...line, line: { ...line.line, outline } }))
  const lines = [
    ...ranked('Projects', 1),
    ...names.flatMap((name) => [...ranked(name, 2), ...set(['Drew maps of open data for a town'], 0, 9)]),
  ].map((line, at) => ({ ...line, gap: 0.5, line: { ...line.line, number: at + 1 } }))
  expect(findHeadings(lines).map(({ heading }) => heading)).toEqual(['Projects', ...(areHeads ? names : [])])
})

const withLength = (row: string): string[] =>
  findHeadings(
    [
      ...set(['**EDUCATION**'], 0, 9),
      ...set(['2009 – 2012 ⇥ Saltash College', 'B.Com'], 0, 9),
      ...set([row], 0, 9),
      ...set(['2014 – 2018 ⇥ Trask & Sons Ltd', 'Clerk'], 0, 9),
    ].map((line, at) => ({ ...line, gap: 0.6, line: { ...line.line, number: at + 1 } })),
  ).map(({ heading }) => heading)

test.each([
  ['**TOTAL WORK EXPERIENCE: Around 5.5 Years.**', ['EDUCATION', 'TOTAL WORK EXPERIENCE']],
  ['**TOTAL WORK EXPERIENCE: Trask & Sons Ltd, Leeds**', ['EDUCATION']],
])('a heading may tell how long it all lasted: %s', (row, expected) => {
  expect(withLength(row)).toEqual(expected)
})

/** Titles of entries in the print of the headings, each over its school and its date. */

describe('a word of a heading before the values of a row', () => {
  const under = (rows: string[]): string[] =>
    findHeadings(
      [...set(['Summary', 'Technical Skills'], 0, 14), ...printedLines(rows)].map((line, at) => ({
        ...line,
        gap: 0.5,
        line: { ...line.line, number: at + 1 },
      })),
    ).map(({ heading }) => heading)

  test('names a group, where a row above it in the same print names another', () => {
    const rows = [
      '**Presses** ⇥ Heidel, Roland',
      '**Languages** ⇥ PostScript, PJL',
      '**Other** ⇥ Gluing, Folding',
    ]
    expect(under(rows)).not.toContain('Languages')
    expect(under(rows)).not.toContain('Other')
  })
  test('names a group, where a row below it in the same print names another', () => {
    expect(under(['**Languages** ⇥ Java, SQL', '**Presses** ⇥ Heidel, Roland'])).not.toContain('Languages')
  })
  test('heads a section, where nothing beside it is set so', () => {
    expect(under(['Heidel, Roland', '**Languages** ⇥ Dutch, Welsh'])).toContain('Languages')
  })
})

test.each([
  ['PROJECTS | 2021 - 2022', 'PROJECTS'],
  ['PROJEKTE | 2019 – 2023', 'PROJEKTE'],
  ['EXPERIENCE | 2015 - Present', 'EXPERIENCE'],
  ['FORMATION | 2012 - 2016', 'FORMATION'],
  ['WELDER | 2015 - 2019', undefined],
])('the dates behind the bar of %s are none of its words', (row, heading) => {
  const lines = printedLines([
    ...['Ada Quill', '', '**SKILLS**', 'Welding', 'Brazing', '', '**LANGUAGES**', 'Welsh', ''],
    ...[`**${row}**`, 'Pont Celyn', 'Drew the deck and both of the piers'],
  ])
  expect(findHeadings(lines)[2]?.heading).toBe(heading)
})

/** A narrow column whose items break before words that head sections elsewhere. */
const narrow = (hang: string): string[] => {
  const items = [
    '- Forklift driving',
    `${hang}training`,
    '- Deaf culture and its',
    `${hang}language`,
    '- Welder of class two,',
    `${hang}certified`,
  ]
  return findHeadings(
    [
      ...set(['Profile'], 0, 14),
      ...set(['Four years of payments and of logistics'], 0, 9),
      ...set(['Experience'], 0, 14),
      ...set(['Harbourline Freight Ltd'], 0, 9),
      ...set(['Certificates'], 1, 12),
      ...set(items, 1, 9),
    ].map((line, at) => ({ ...line, gap: 0.4, line: { ...line.line, number: at + 1 } })),
  ).map(({ heading }) => heading)
}

test('the word of a heading that hangs below an item in its print belongs to the item', () => {
  expect(narrow(' ')).toEqual(['Profile', 'Experience', 'Certificates'])
})

test('at the edge of the items the same word may head a section', () => {
  expect(narrow('')).toEqual(expect.arrayContaining(['training', 'language', 'certified']))
})

test('an acronym in the print of employers is one of them, though headings are in capitals', () => {
  const rows = [
    'EXPERIENCE',
    'Ostrava Rail',
    'Signaller',
    'EDUCATION',
    'Brno Technical College',
    'NTT',
    'Dispatcher',
    'May 2012 – June 2015',
  ]
  const capitals = (text: string) => text === text.toUpperCase()
  const bold = new Set(['EXPERIENCE', 'EDUCATION', 'NTT', 'Ostrava Rail', 'Brno Technical College'])
  const lines = printedLines(rows.map((row) => (bold.has(row) ? `**${row}**` : row))).map((line) => ({
    ...line,
    style: `10.0${line.line.bold ? 'b' : ''}${capitals(line.text) ? 'C' : ''}|Serif`,
    gap: line.line.bold ? 1 : 0.3,
  }))
  expect(findHeadings(lines).map(({ heading }) => heading)).toEqual(['EXPERIENCE', 'EDUCATION'])
})

describe('a text that goes on with the word of a heading', () => {
  const around = (above: string, line: string): string[] =>
    findHeadings(
      [
        ...set(['Summary'], 0, 14),
        ...set([above, line, 'which she gained in three shops of the town'], 0, 10),
        ...set(['Education'], 0, 14),
        ...set(['Vale School, 2012 – 2015'], 0, 10),
      ].map((one, at) => ({ ...one, gap: 0.3, line: { ...one.line, number: at + 1 } })),
    ).map(({ heading }) => heading)

  test.each([
    ['A baker who brings ten years of', 'experience,'],
    ['Les clients apprécient ses nombreuses', 'compétences'],
    ['Ha seguido con éxito muchas', 'formaciones y cursos'],
    ['Prowadziła sklep i zdobywała nowe', 'umiejętności'],
    ['Она много лет собирала', 'навыки'],
    ['Con la guida di un team e le sue', 'esperienze professionali'],
    ['Ze hielp mensen met hun', 'opleiding'],
    ['She wrote up all of these', 'publications'],
  ])('“%s” / “%s” has none in it', (above, line) => {
    expect(around(above, line)).toEqual(['Summary', 'Education'])
  })
})

/** Labels in bold, each with one line beside it. */
const form = (labels: string[]): string[] => {
  const rows = labels.flatMap((label) => [`**${label}**`, 'Eksempel'])
  const lines = printedLines([...rows, '', '**Education**', 'University of Leeds']).map((line, at) => {
    const y = 40 + 14 * (at < rows.length ? at - (at % 2) : at)
    const x = at < rows.length ? 40 + (at % 2) * 200 : 40
    return { ...line, gap: at < rows.length ? 0 : 1, line: { ...line.line, x, y, height: 12 } }
  })
  return findHeadings(lines).map(({ heading }) => heading)
}

test.each([
  ['labels of a form head nothing', ['Navn', 'Adresse', 'Telefon'], ['Education']],
  ['of two rows nobody knows that they are a form', ['Navn', 'Adresse'], ['Adresse', 'Education']],
  [
    'headings beside their text stay',
    ['Kontakt', 'Adresse', 'Navn'],
    ['Kontakt', 'Adresse', 'Navn', 'Education'],
  ],
  ['a kind of section stays', ['Navn', 'Languages', 'Telefon'], ['Languages', 'Education']],
])('%s', (_, labels, found) => expect(form(labels)).toEqual(found))

const numbered = (lines: Prepared[]): Prepared[] =>
  lines.map((line, at) => ({ ...line, line: { ...line.line, number: at + 1 } }))
const told = (lines: Prepared[]): string[] => findHeadings(numbered(lines)).map(({ heading }) => heading)

/** Employers in the print of the headings, over a date and a title or over lines that have both and an employer themselves. */
const work = (below: string[][]): string[] =>
  told([
    ...set(['Education'], 0, 14),
    ...set(['Leith Academy ⇥ 2009 – 2012'], 0, 9),
    ...set(['Experience'], 0, 14),
    ...['Harbour Supplies Ltd', 'Trask & Sons Ltd', 'Quill Logistics GmbH'].flatMap((employer, nth) => [
      ...set([employer], 0, 14).map((line) => ({ ...line, gap: 1.5 })),
      ...set(below[nth] ?? [], 0, 9),
    ]),
    ...set(['Skills'], 0, 14),
    ...set(['Baking'], 0, 9),
  ])

test('what names the employer that the entry below it lacks is no heading, though set like one', () => {
  const dated = [['Clerk ⇥ 2012 – 2014'], ['Accountant ⇥ 2014 – 2018'], ['Sales manager ⇥ 2018 – 2022']]
  expect(work(dated)).toEqual(['Education', 'Experience', 'Skills'])
})

test('the second line of an item goes on with it, though its mark has a font of its own', () => {
  const item = set(['- **Care of the data and the**'], 0, 12).map((line) => ({ ...line, style: '12b|Signs' }))
  const hung = (gap: number): Prepared[] =>
    set(['**projects**'], 0, 12).map((line) => ({
      ...line,
      style: '12b|Serif',
      gap,
      line: { ...line.line, x: line.line.x + 18 },
    }))
  const with_ = (gap: number): string[] =>
    told([
      ...set(['**Skills**'], 0, 12).map((line) => ({ ...line, style: '12b|Serif', gap: 2 })),
      ...item,
      ...hung(gap),
      ...set(['Baking', 'Ledgers and stock'], 0, 9),
    ])
  expect(with_(0.3)).toEqual(['Skills'])
  expect(with_(2)).toEqual(['Skills', 'projects'])
})

test.each(['Education', 'Jobs held', 'Particulars of employment'])(
  'a line between two tables heads the lower, though nothing sets it apart: %s',
  (heading) => {
    const inTable = (rows: string[], table: number): Prepared[] =>
      set(rows, 0, 9).map((line, row) => ({
        ...line,
        style: line.line.bold ? '9b|Serif' : line.style,
        line: { ...line.line, cell: { table, row, column: 0 } },
      }))
    const form = (isSet: boolean): string[] =>
      told(
        [
          ...inTable(['**Given name**', 'Dora', '**Portfolio**', 'dora.example.com'], 0),
          ...set([heading], 0, 9),
          ...inTable(['**Years**', '2009 – 2012 ⇥ Leith Academy', 'Harbour Supplies Ltd'], 1),
          ...set(['Languages'], 0, 9),
          ...inTable(['**Skills**', 'English'], 2),
        ].map((one) => (isSet ? one : { ...one, line: { ...one.line, cell: undefined } })),
      )
    expect(form(true)).toEqual(expect.arrayContaining([heading, 'Languages']))
    expect(form(false)).not.toContain(heading)
  },
)

test('a line in the very print of ranked headings is one, though Word gives it no rank', () => {
  const withRank = (names: string[], style?: string): string[] =>
    findHeadings(
      page(12).map((line) =>
        names.includes(line.text)
          ? { ...line, ...(style ? { style } : {}), line: { ...line.line, outline: 1 } }
          : line,
      ),
    ).map(({ heading }) => heading)
  expect(withRank(['Summary', 'Experience'])).toContain('Things nobody knows')
  expect(withRank(['Summary', 'Experience'], '12b|Serif')).not.toContain('Things nobody knows')
})

test.each([
  ['as the others have', '🎓 Ausbildung', '👤 Profil', ['👤 Profil', '🎓 Ausbildung']],
  ['which no other has', '🎓 Ausbildung', 'Profil', ['Profil']],
  ['before other words', '🎓 Zwei Jahre Ausbildung', '👤 Profil', ['👤 Profil']],
])('a heading in the print of the text, with a picture %s', (_, own, other, found) => {
  const rows = [
    ...set([`**${other}**`], 0, 12),
    ...set(['Mends sails in the yard', own, 'Sailmaker, Old Pier'], 0, 9),
  ]
  expect(findHeadings(rows).map(({ heading }) => heading)).toEqual(found)
})

/** Headings in the middle of the page, the last of them right below a list. */
const centered = (x: number): string[] =>
  findHeadings(
    [
      ...set(['Summary'], 0, 9),
      ...set(['Four years of payments and of logistics in three harbours'], 0, 9),
      ...set(['Experience'], 0, 9),
      ...set(['- Built the service that books the freight'], 0, 9),
      ...set(['Education and Training'], 0, 9),
      ...set(['Leith Academy'], 0, 9),
    ].map((line, at) => ({
      ...line,
      gap: at % 4 === 0 ? 0.5 : 1,
      line: { ...line.line, number: at + 1, ...(at === 4 ? { x } : {}) },
    })),
  ).map(({ heading }) => heading)

test('a heading right below a list belongs to its item only where its text begins', () => {
  expect(centered(240)).toEqual(['Summary', 'Experience', 'Education and Training'])
  expect(centered(52)).toEqual(['Summary', 'Experience'])
})

/** What only its letters tell, below the name and the way to reach its owner or without one. */
const early = (contact: string): string[] =>
  findHeadings(
    [
      ...set(['**Test Person**'], 0, 16),
      ...set([contact], 0, 9),
      ...set(['**Summary Objective**'], 0, 9),
      ...set(['Four years of payments and of logistics in three harbours'], 0, 9),
      ...set(['**Experience**'], 0, 9),
      ...set(['Harbourline Freight Ltd', '2019 – 2021'], 0, 9),
      ...set(['**Education**'], 0, 9),
      ...set(['Leith Academy'], 0, 9),
    ].map((line, at) => ({
      ...line,
      gap: 1,
      style: `${line.style}|${at === 2 ? 'own' : line.line.bold}`,
      line: { ...line.line, number: at + 1 },
    })),
  ).map(({ heading }) => heading)

test('below the way to reach the owner, what its letters tell is a heading, not the title of the whole', () => {
  expect(early('test@person.example')).toContain('Summary Objective')
  expect(early('Painter and decorator')).not.toContain('Summary Objective')
})

/** The words of a heading in its print at the end of a text, and so much white above. */
const atTheEnd = (gap: number): string[] =>
  findHeadings(
    [
      ...set(['**Experience**'], 0, 12),
      ...set(['Harbourline Freight Ltd', '2019 – 2021'], 0, 9),
      ...set(['**Education**'], 0, 12),
      ...set(['Leith Academy', 'Member of the rowing club'], 0, 9),
      ...set(['**Volunteer Metropolitan Ministries**'], 0, 12),
    ].map((line, at) => ({
      ...line,
      gap: at === 6 ? gap : at % 3 === 0 ? 2 : 0.2,
      line: { ...line.line, number: at + 1 },
    })),
  ).map(({ heading }) => heading)

test('what is but like a heading stands as far below the text as the others do', () => {
  expect(atTheEnd(2)).toContain('Volunteer Metropolitan Ministries')
  expect(atTheEnd(0)).not.toContain('Volunteer Metropolitan Ministries')
})

/** Larger headings over an objective and posts, below `head`: a line in `**` is in the print of headings a step lower. */
const belowHead = (...head: string[]): string[] =>
  findHeadings(
    [
      ...head.flatMap((row) =>
        row.startsWith('**') ? set([row.replaceAll('**', '')], 0, 12) : set([row], 0, 9),
      ),
      ...set(['Objective'], 0, 12),
      ...set(['To earn the trust of growers who sell their grain'], 0, 9),
      ...set(['Experience'], 0, 12),
      ...set(['Trader, Hale & Vale, 2019 – 2021', 'Sold grain of forty farms'], 0, 9),
    ].map((line, at) => ({ ...line, gap: 0.5, line: { ...line.line, number: at + 1 } })),
  ).map(({ heading }) => heading)

test.each([
  [['Ada Quill', 'Leeds', '**Aspiring grain trader**']],
  [['Ada Quill', 'Leeds', '**Data urodzenia**', '04.03.1996']],
  [['ADDRESS: 12 Hale Street,', 'Leeds', 'Ada Quill']],
])('what tells of the owner above the sections heads none: %j', (head) =>
  expect(belowHead(...head)).toEqual(['Objective', 'Experience']),
)

test('the length of all posts beside their heading, under skills', () => {
  const length = (size: number): string[] => {
    const [line] = printedLines(['경력 총 4년 9개월'])
    const runs = [
      { ...line!.line.runs[0]!, text: '경력', size: 12 },
      { ...line!.line.runs[0]!, text: ' 총 4년 9개월', size },
    ]
    return findHeadings(
      [
        ...set(['기술'], 0, 12),
        ...set(['Go', 'Java'], 0, 8),
        { ...line!, line: { ...line!.line, size, runs } },
        ...set(['2019.02 – 2021.05 하버라인', '화물 예약'], 0, 8),
        ...set(['학력'], 0, 12),
        ...set(['2015 – 2018 예시대학교'], 0, 8),
      ].map((one, at) => ({ ...one, gap: 0.5, line: { ...one.line, number: at + 1 } })),
    ).map(({ heading }) => heading)
  }
  expect(length(8)).toEqual(['기술', '경력', '학력'])
})

import { describe, expect, test } from 'vitest'
import { readExperience } from '../experience.ts'
import { createPlacer } from '../placer.ts'
import { printedLines } from '../testing/printed-lines.ts'

// Posts as plain pages print them, with what stands beside a position and its firm and is neither.

const posts = (rows: string[]): string[] =>
  readExperience(printedLines(rows), false, createPlacer(), 0).map(
    ({ position, company, location, startDate, endDate }) =>
      [position, company, location, `${startDate}…${endDate}`].join(' | '),
  )

test.each<[string, string[]]>([
  ['between dots (sv)', ['Lagerarbetare • Sommarjobb • Gröna Porten AB ⇥ 2019 – 2020']],
  ['between dots (de)', ['Lagerarbetare • Vollzeit, befristet • Gröna Porten AB ⇥ 2019 – 2020']],
  ['on a line of its own', ['**Gröna Porten AB**', 'Full-time', '**Lagerarbetare**', '2019 – 2020']],
  ['on a line of its own (fr)', ['**Gröna Porten AB**', 'CDI', '**Lagerarbetare**', '2019 – 2020']],
  ['in brackets below', ['**Lagerarbetare** ⇥ 2019 – 2020', 'Gröna Porten AB', '(Part-time)']],
  ['two of them (ko)', ['2019 – 2020 ⇥ Gröna Porten AB ⇥ 임시직/프리랜서', 'Lagerarbetare']],
])('how somebody was employed is no role: %s', (_, head) =>
  expect(posts([...head, '- Loaded lorries', ...head, '- Swept the yard'])).toEqual([
    'Lagerarbetare | Gröna Porten AB |  | 2019…2020',
    'Lagerarbetare | Gröna Porten AB |  | 2019…2020',
  ]),
)

describe('what stands beside a post', () => {
  test.each<[string, string[], string[]]>([
    [
      'how somebody was employed, where no position is named',
      ['Cedar Hill Academy', 'Part-time, Summer 2009', '- Replaced computers'],
      ['Part-time | Cedar Hill Academy |  | 2009…2009'],
    ],
    [
      'a remark in brackets is a place without them',
      ['**Data Engineer** ⇥ Jan 2021 – Present', 'Green Door Ltd', '(Remote)', '- Built pipelines'],
      ['Data Engineer | Green Door Ltd | Remote | 2021-01…'],
    ],
    [
      'tools in brackets are no firm',
      [
        '2021 – 2022 ⇥ Praktikum Softwareentwicklung',
        '(Java – Spring Boot, Angular, NodeJs)',
        '- Entwicklung einer Schnittstelle für das Lager',
        '2020 – 2021 ⇥ Werkstudent bei Grünes Tor GmbH',
        '(Python, Django)',
        '- Pflege der internen Werkzeuge',
      ],
      ['Praktikum Softwareentwicklung |  |  | 2021…2022', 'Werkstudent | Grünes Tor GmbH |  | 2020…2021'],
    ],
    [
      'a label of its own behind the position leads something else',
      [
        '2018 – 2020 ⇥ Green Door Ltd',
        'Research Assistant, Advisor: Dr. Ada Moss',
        'Studied the growth of moss on northern walls',
        '2016 – 2018 ⇥ Hill Hotels',
        'Laboratory Technician, Supervisor: Dr. Tove Reed',
        'Kept the instruments in order',
      ],
      [
        'Research Assistant | Green Door Ltd |  | 2018…2020',
        'Laboratory Technician | Hill Hotels |  | 2016…2018',
      ],
    ],
    [
      'what was paid is no place',
      [
        '2018.03 – 2020.05 ⇥ Cashier ⇥ Green Door Ltd ⇥ $2,000',
        '2016.01 – 2018.02 ⇥ Waiter ⇥ Hill Hotels ⇥ $1,500',
      ],
      ['Cashier | Green Door Ltd |  | 2018-03…2020-05', 'Waiter | Hill Hotels |  | 2016-01…2018-02'],
    ],
    [
      'a label and its value in one cell (ja)',
      [
        '2019年05月~2020年03月 ⇥ 株式会社緑門',
        '所属:技術',
        '業務システムの開発を担当',
        '2016年03月~2018年06月 ⇥ 株式会社青山',
        '所属:IT',
        '試験を担当',
      ],
      [' | 株式会社緑門 |  | 2019-05…2020-03', ' | 株式会社青山 |  | 2016-03…2018-06'],
    ],
    [
      'what is said of the firm (ja)',
      [
        '**株式会社赤坂商事**',
        '事業内容:食品の販売 ⇥ 従業員数:200名',
        '2018年04月 ~ 2021年03月 ⇥ 営業担当',
        '店舗の管理を担当',
        '**白川電機株式会社**',
        '事業内容:家電の製造 ⇥ 従業員数:1500名',
        '2014年04月 ~ 2018年03月 ⇥ 経理担当',
        '決算を担当',
      ],
      [
        '営業担当 | 株式会社赤坂商事 |  | 2018-04…2021-03',
        '経理担当 | 白川電機株式会社 |  | 2014-04…2018-03',
      ],
    ],
  ])('%s', (_, rows, expected) => expect(posts(rows)).toEqual(expected))
})

describe('what heads a part of each post', () => {
  test.each<[string, string[], string[]]>([
    [
      'in several of them (ja)',
      [
        '**株式会社緑門** ⇥ 2019年1月 ~ 2020年12月',
        'クライアントプログラマー',
        '開発環境/ツール',
        '規模/役割',
        '・ゲームの開発',
        '・試験',
        '**株式会社青山** ⇥ 2016年1月 ~ 2018年12月',
        'サーバーエンジニア',
        '開発環境/ツール',
        '規模/役割',
        '・サーバーの開発',
      ],
      [
        'クライアントプログラマー | 株式会社緑門 |  | 2019-01…2020-12',
        'サーバーエンジニア | 株式会社青山 |  | 2016-01…2018-12',
      ],
    ],
    [
      'but an employer may be the same in several',
      [
        'Universität Aldberg',
        'Tutor',
        '2019 – 2020',
        'Universität Aldberg',
        'Studentischer Mitarbeiter',
        '2018 – 2019',
      ],
      [
        'Tutor | Universität Aldberg |  | 2019…2020',
        'Studentischer Mitarbeiter | Universität Aldberg |  | 2018…2019',
      ],
    ],
  ])('%s', (_, rows, expected) => expect(posts(rows)).toEqual(expected))
})

describe('a town nobody knows behind the comma after a legal form', () => {
  test.each<[string, string[], string[]]>([
    [
      'is the place',
      [
        '**Werkstudent** ⇥ 06/2020 – 01/2021',
        'Grünes Tor GmbH, Oberaldberg',
        '- Tests',
        '**Magazziniere** ⇥ 02/2019 – 05/2020',
        'Collina S.r.l., Valmonte',
      ],
      [
        'Werkstudent | Grünes Tor GmbH | Oberaldberg | 2020-06…2021-01',
        'Magazziniere | Collina S.r.l. | Valmonte | 2019-02…2020-05',
      ],
    ],
    [
      'and no position',
      [
        'Jan 2021 – May 2021 ⇥ **Green Door Ltd, Mellowick**',
        'Helped with orders and stock over the winter.',
        'Jun 2020 – Aug 2020 ⇥ **Hill Systems Inc., Saltashire**',
        'Answered calls; wrote the list of questions.',
      ],
      [
        ' | Green Door Ltd | Mellowick | 2021-01…2021-05',
        ' | Hill Systems Inc. | Saltashire | 2020-06…2020-08',
      ],
    ],
    [
      'a position stays one',
      ['2019 – 2021 ⇥ Green Door Ltd, Cook', '2017 – 2019 ⇥ Hill Systems Inc., Clerk'],
      ['Cook | Green Door Ltd |  | 2019…2021', 'Clerk | Hill Systems Inc. |  | 2017…2019'],
    ],
    [
      'a department is no town',
      ['**Clerk** ⇥ 2019 – 2021', 'Green Door Ltd, Sales', '- Sold'],
      ['Clerk | Green Door Ltd, Sales |  | 2019…2021'],
    ],
  ])('%s', (_, rows, expected) => expect(posts(rows)).toEqual(expected))
})

describe('a title', () => {
  test.each<[string, string[], string[]]>([
    [
      'is as long as it is without its brackets, and no comma within them parts a place from it',
      [
        '2010 – 2017 ⇥ **Grüntal Fruit Region Nord**',
        'Marketingleiter der Region Osteuropa (Russland, Ukraine, Moldawien, Georgien, Armenien, Türkei, Polen)',
        '- Marktanalyse',
        '2007 – 2010 ⇥ **Grüntal Fruit Region Süd**',
        'Marketingspezialist',
      ],
      [
        'Marketingleiter der Region Osteuropa (Russland, Ukraine, Moldawien, Georgien, Armenien, Türkei, Polen) | Grüntal Fruit Region Nord |  | 2010…2017',
        'Marketingspezialist | Grüntal Fruit Region Süd |  | 2007…2010',
      ],
    ],

    [
      'but no deed is',
      ['2017 – 2018 ⇥ Green Door Ltd', '- Sold bread', '2015 – 2017 ⇥ Hill Bakery', '- Carried flour'],
      [' | Green Door Ltd |  | 2017…2018', ' | Hill Bakery |  | 2015…2017'],
    ],
  ])('%s', (_, rows, expected) => expect(posts(rows)).toEqual(expected))
})

describe('a section that says that there is nothing', () => {
  test.each([
    'Néant',
    'Keine',
    'Ninguna',
    'None',
    'Ainda não possuo',
    'Não tenho nenhuma experiência',
    'Nessuna esperienza lavorativa',
    '特になし',
  ])('%s', (text) => expect(posts([text])).toEqual([]))
  test.each(['Lifeguard', 'Cook without borders, Green Door Ltd', 'No. 9 Bakery, Cook'])(
    '%s says something',
    (text) => expect(posts([text])).toHaveLength(1),
  )
})

import { describe, expect, test } from 'vitest'
import { readsAsOne } from './joint/one-name.ts'
import type { Prepared } from './prepared.ts'
import { withWholeHeads } from './whole-heads.ts'

const COLUMN = 150
const line = (text: string, width: number, bold = true, more: Partial<Prepared> = {}): Prepared =>
  ({
    text,
    fields: [text],
    gap: 0.1,
    style: bold ? '10b' : '10',
    dated: false,
    line: { page: 1, column: 0, x: 20, width, bold, runs: [] },
    room: COLUMN - width,
    ...more,
  }) as unknown as Prepared
const texts = (lines: Prepared[]): string[] => withWholeHeads(lines).map(({ text }) => text)
const EDGE = line('• an item as wide as the column', 150, false)

test.each<[string, Prepared[], string[]]>([
  [
    'a name that fills a narrow column',
    [line('UNIVERSITÀ DEGLI STUDI DEL', 140), line('FRIULI ORIENTALE', 90)],
    ['UNIVERSITÀ DEGLI STUDI DEL FRIULI ORIENTALE'],
  ],
  [
    'a degree that ends with the word before its field',
    [line('Bachelor of Science in', 80, false), line('Computer Science', 70, false)],
    ['Bachelor of Science in Computer Science'],
  ],
])('is put together: %s', (_name, given, expected) => {
  expect(texts([...given, EDGE]).slice(0, -1)).toEqual(expected)
})

test.each<[string, Prepared[]]>([
  ['a short first line', [line('Acme', 30), line('Berlin', 30)]],
  [
    'a position over its company, though it fills the line',
    [line('Senior Software Engineer', 148), line('Harbourline Freight Ltd', 120)],
  ],
  ['lines set differently', [line('UNIVERSITÀ DEGLI STUDI DEL', 148), line('Friuli', 30, false)]],
  ['white between them', [line('UNIVERSITÀ DEGLI STUDI DEL', 148), line('FRIULI', 30, true, { gap: 0.8 })]],
  ['a state behind its comma', [line('Trask & Sons Ltd, Kokomo, IN', 60, false), line('Clerk', 30, false)]],
  ['a wide column', [line('Bluebonnet Regional Medical', 480), line('Cedar Fork Hospital', 100)]],
])('stays apart: %s', (_name, given) => {
  expect(texts([...given, EDGE]).slice(0, -1)).toEqual(given.map(({ text }) => text))
})

const dated = (fields: string[], more: Partial<Prepared> = {}): Prepared =>
  line(fields.join(' '), 400, true, { fields, dated: true, ...more })
const at = (x: number, text: string, more: Partial<Prepared> = {}): Prepared =>
  line(text, 200, true, { line: { page: 1, column: 0, x, width: 200, size: 10, runs: [] }, ...more } as never)
const AT_DATE = { page: 1, column: 0, x: 20, width: 200, size: 10 }
const inGutter = (date: string, text: string): Prepared =>
  dated([date, text], {
    line: {
      ...AT_DATE,
      runs: [
        { text: date, x: 20 },
        { text, x: 120 },
      ],
    },
  } as never)
const beforeDate = (text: string, date: string): Prepared =>
  dated([text, date], {
    line: {
      ...AT_DATE,
      runs: [
        { text, x: 20 },
        { text: date, x: 350 },
      ],
    },
  } as never)

test.each<[string, Prepared[], string[]]>([
  [
    'a word, behind dates in a gutter',
    [inGutter('2011 – 2013', 'Grado, Ingeniería, Universidad del Due-'), at(120, 'ro, Zamora')],
    ['2011 – 2013', 'Grado, Ingeniería, Universidad del Duero, Zamora'],
  ],
  [
    'a word, before dates at the edge',
    [beforeDate('Bachelor of Science, Lake-', '2021 – 2025'), at(20, 'view University, Chicago')],
    ['Bachelor of Science, Lakeview University, Chicago', '2021 – 2025'],
  ],
  [
    'the legal form of a company',
    [beforeDate('Engineer, Tarang Payments Pvt.', '2021 – 2025'), at(20, 'Ltd., Bengaluru')],
    ['Engineer, Tarang Payments Pvt. Ltd., Bengaluru', '2021 – 2025'],
  ],
])('goes on under its dates: %s', (_name, given, fields) => {
  expect(withWholeHeads(given).map((made) => made.fields)).toEqual([fields])
})

test.each<[string, Prepared[]]>([
  ['a line that begins anew', [beforeDate('Engineer, Acme', '2021 – 2025'), at(20, 'Led a team of five')]],
  ['a text in lower case behind a whole word', [beforeDate('Engineer', '2021'), at(20, 'acme corporation')]],
  ['a line further in', [beforeDate('Engineer, Lake-', '2021'), at(60, 'view University')]],
  [
    'a bullet',
    [
      beforeDate('Engineer, Lake-', '2021'),
      at(20, 'view', { line: { ...AT_DATE, bullet: '-', runs: [] } } as never),
    ],
  ],
  ['white between', [beforeDate('Engineer, Lake-', '2021'), at(20, 'view University', { gap: 0.8 })]],
  [
    'a position with its dates, under a company',
    [
      line('Harbourline Freight Forwarding Ltd', 190),
      { ...beforeDate('Software Engineer', '2021'), style: '10b' },
    ],
  ],
])('is not taken for the rest of a head: %s', (_name, given) => {
  expect(withWholeHeads(given)).toHaveLength(2)
})

describe('a head whose next word had no room', () => {
  const beside = (text: string, date: string): Prepared =>
    dated([text, date], {
      line: {
        page: 1,
        column: 0,
        x: 20,
        width: 400,
        size: 10,
        bold: true,
        runs: [
          { text, x: 20, width: 10 * text.length, size: 10, bold: true, italic: false },
          { text: date, x: 340, width: 80, size: 10, bold: false, italic: false },
        ],
      },
    } as never)
  const below = (text: string, width: number): Prepared =>
    line(text, width, true, {
      line: {
        page: 1,
        column: 0,
        x: 20,
        width,
        size: 10,
        runs: [{ text, x: 20, width, size: 10, bold: true, italic: false }],
      },
    } as never)

  test('goes on below, in front of its dates', () => {
    const given = [beside('Thornbury Casino / Gaming floor', '2019 – 2021'), below('manager', 60)]
    expect(withWholeHeads(given).map(({ fields }) => fields)).toEqual([
      ['Thornbury Casino / Gaming floor manager', '2019 – 2021'],
    ])
  })

  test('ends above a line with a label of its own', () => {
    const given = [beside('Thornbury Casino / Gaming floor', '2019 – 2021'), below('GPA: 3.8', 60)]
    expect(withWholeHeads(given)).toHaveLength(2)
  })

  test('goes on behind a small word, whatever colon follows', () => {
    const given = [
      beside('Bachelor: Public School of', '2008 – 2012'),
      below('Economics: faculty of Trade', 270),
    ]
    expect(withWholeHeads(given, readsAsOne)).toHaveLength(1)
  })

  test('goes on behind a sign that asks for more', () => {
    const given = [beside('Ministry of Public Works (MOPW)-', '2008'), below('Roads and Bridges Unit', 220)]
    expect(withWholeHeads(given, readsAsOne)).toHaveLength(1)
  })

  test('goes on below in lower case, though the edge was not quite reached', () => {
    const above = beside('Thornbury Casino / Gardens', '2019 – 2021')
    expect(withWholeHeads([above, below('and bar', 70)])).toHaveLength(1)
    expect(withWholeHeads([above, below('And bar', 70)])).toHaveLength(2)
  })

  test.each([
    [['Regional Planning (2022)'], ['Manager and Deputy Head of Regional Planning (2022)']],
    [
      ['Regional Planning', '2022'],
      ['Manager and Deputy Head of Regional Planning', '2022'],
    ],
  ])('goes on below with the date of the entry: %j', (fields, whole) => {
    const above = below('Manager and Deputy Head of', 260)
    const [first] = withWholeHeads([above, { ...below(fields.join(' '), 250), fields, dated: true }])
    expect(first).toMatchObject({ fields: whole, dated: true })
  })

  test('is not joined with the dated head of the next entry', () => {
    const next = { ...below('Teller, Vale Bank (2019)', 250), dated: true }
    expect(withWholeHeads([below('Manager, Northfold Savings Bank', 300), next], readsAsOne)).toHaveLength(2)
  })

  test('ends where there was room', () => {
    const given = [beside('Gaming floor manager', '2019 – 2021'), below('Thornbury', 20)]
    expect(withWholeHeads(given)).toHaveLength(2)
  })
})

test.each([
  ['Pontificia Universidad Católica de', 'Villanueva'],
  ['Państwowa Wyższa Szkoła', 'Zawodowa w Zielonej Dolinie'],
  ['Dziennikarstwo i komunikacja', 'społeczna'],
  ['Bachelor of Science in Mechanical', 'Engineering'],
  ['Northern Institute of', 'Applied Arts'],
])('%s / %s: one name', (above, below) => {
  expect(readsAsOne(above, below)).toBe(true)
})

test.each([
  ['Bachelor of Science in Biology', 'University of Northfield'],
  ['Leitender Ingenieur für Anlagen', 'Musterbau GmbH'],
  ['Registered Nurse', 'Bluebonnet Regional Hospital'],
  ['Licenciatura en Derecho', 'Universidad de Villanueva'],
  ['Universidad de Villanueva', 'Enfoque: pruebas y calidad'],
  ['Vilamar Commonwealth University', 'Graphic Design'],
])('%s / %s: two', (above, below) => {
  expect(readsAsOne(above, below)).toBe(false)
})

import { expect, test } from 'vitest'
import { findHeadings } from '../find-headings.ts'
import type { Prepared } from '../prepared.ts'
import { printedLines } from '../testing/printed-lines.ts'

type Row = [left: string, ...right: string[]]

const RIGHT = 160

/** Rows of one of Word's tables, each paragraph a line, all in one print. */
const inWord = (rows: Row[], over: string[] = []): Prepared[] => {
  const cells = rows.flatMap((texts, row) =>
    texts.flatMap((text, at) => (text ? [{ text, row, column: Math.min(at, 1) }] : [])),
  )
  const lines = printedLines([...over, ...cells.map(({ text }) => text)])
  return lines.map((line, at) => {
    const cell = cells[at - over.length]
    if (!cell) return line
    const { row, column } = cell
    return {
      ...line,
      line: { ...line.line, x: column === 0 ? 40 : RIGHT, part: 'table', cell: { table: 0, row, column } },
    }
  })
}

/** The same rows as a PDF has them: the first line of the right column behind the name. */
const onPage = (rows: Row[]): Prepared[] =>
  printedLines(
    rows.flatMap(([left, first = '', ...more]) => [
      left ? `${left} ⇥ ${first}` : `            ${first}`,
      ...more.map((text) => `            ${text}`),
    ]),
  )

const headingsOf = (lines: Prepared[]): string[] =>
  findHeadings(lines).map(({ kind, heading }) => `${kind}: ${heading}`)

const GERMAN: Row[] = [
  ['Persönliche Daten', 'Mara Hellweg', 'Amselweg 4, 37073 Göttingen', 'mara@hellweg.example'],
  ['Geburtsdatum', '04.06.1985'],
  ['Berufliche Stationen', '02.2015 – heute Nordlicht Optik GmbH', 'Leiterin der Schleiferei'],
  ['', '03.2010 – 01.2015 Werkzeugbau Harz', 'Feinoptikerin'],
  ['Schulbuilding', '1992 – 2002', 'Realschule am Hainberg'],
  ['Sprachen', 'Deutsch, Polnisch'],
]

const FRENCH: Row[] = [
  ['État civil', 'Léa Moreau', '12 rue des Tanneurs, Colmar'],
  [
    'Parcours en entreprise',
    '2016 – 2022 Laiterie du Ried',
    'Responsable de la maturation',
    'Suivi de 40 caves',
  ],
  ['Formation', '2012 – 2014 Lycée agricole de Rouffach', 'BTS Sciences des aliments'],
  ['Langues', 'Français, allemand'],
  ['Loisirs', 'Escalade'],
]

const PORTUGUESE: Row[] = [
  ['Formação', '2009 – 2013', 'Universidade de Aveiro', 'Licenciatura em Química'],
  ['Experiência profissional', '2013 – 2020', 'Vidros da Ria', 'Técnica de forno'],
  ['Idiomas', 'Inglês, espanhol'],
]

test('a column of names beside their text heads the sections, in Word and on the page', () => {
  for (const table of [inWord, onPage])
    expect(headingsOf(table(GERMAN))).toEqual([
      'other: Persönliche Daten',
      'experience: Berufliche Stationen',
      'other: Schulbuilding',
      'languages: Sprachen',
    ])
})

test.each([
  [FRENCH, ['other: État civil', 'experience: Parcours en entreprise', 'education: Formation']],
  [PORTUGUESE, ['education: Formação', 'experience: Experiência profissional', 'languages: Idiomas']],
])('so do those of other languages', (rows, expected) => {
  expect(headingsOf(inWord(rows)).slice(0, 3)).toEqual(expected)
  expect(headingsOf(onPage(rows)).slice(0, 3)).toEqual(expected)
})

test('dates and employers in the same column head nothing', () => {
  const rows: Row[] = [
    ['Experience', '', 'Two workshops'],
    ['2015 – 2020', 'Fitter', 'Kept forty pumps running'],
    ['Harbourline Pumps Ltd', 'Apprentice', 'Learned to weld'],
    ['Education', '2011', 'Leith Academy'],
    ['Languages', 'English'],
  ]
  expect(headingsOf(inWord(rows))).toEqual([
    'experience: Experience',
    'education: Education',
    'languages: Languages',
  ])
})

test('titles beside dates are none, though their words be those of headings', () => {
  const entries = ['Praktikum', 'Masterarbeit', 'Projektarbeit', 'Optikerin'].flatMap((title, at) => [
    `${title} ⇥ ${2010 + 2 * at} – ${2012 + 2 * at}`,
    'Nordlicht Optik GmbH',
    '            Linsen geschliffen und geprüft',
  ])
  expect(headingsOf(printedLines(entries))).toEqual([])
})

test.each<[string, Row[]]>([
  [
    'labels of skills',
    [
      ['Languages', 'Go, Java', 'SQL'],
      ['Tools', 'Git, Docker', 'Make'],
      ['Projects', 'A parser', 'A printer'],
    ],
  ],
  [
    'a form of one person',
    [
      ['Name', 'Ana Ribeiro'],
      ['Telefone', '+351 912 345 678'],
      ['Formação', 'Química'],
    ],
  ],
])('%s head nothing', (_name, rows) => {
  expect(headingsOf(inWord(rows))).toEqual([])
})

/** The second text of a row is another line of the name. */
const withLongNames = (rows: Row[]): Prepared[] =>
  inWord(rows).map((line) =>
    rows.some(([, second]) => second === line.text)
      ? { ...line, line: { ...line.line, x: 40, cell: { table: 0, row: 0, ...line.line.cell, column: 0 } } }
      : line,
  )

test('a name of two lines heads its section as one, by what either says', () => {
  expect(
    headingsOf(
      withLongNames([
        ['In short', 'Profile', 'Calm and exact'],
        ['In short', 'Tools', 'Forklift, pallet truck'],
        ['Where I worked', 'Work Experience', '2015 – 2020 Harbourline Pumps Ltd', 'Fitter'],
      ]),
    ),
  ).toEqual([
    'summary: In short Profile',
    'skills: In short Tools',
    'experience: Where I worked Work Experience',
  ])
})

/** Rows on a page whose left column is in bold. */
const withBoldNames = (rows: Row[]): Prepared[] =>
  onPage(rows).map((line) => {
    const [first = '', ...rest] = line.fields
    const [run] = line.line.runs
    if (!run || rest.length === 0) return line
    const runs = [
      { ...run, text: first, bold: true },
      { ...run, text: rest.join(' '), bold: false },
    ]
    return { ...line, gap: 1, line: { ...line.line, x: 40, bold: true, runs } }
  })

const NEVER_SEEN: Row[] = [
  ['Zsumm', 'A bookkeeper who likes tidy books and who wants to lead a team of her own.'],
  ['Wrkd', 'Head of books', 'Harbour Ltd, Leeds', 'Kept the books of three shops.'],
  ['Lrnd', 'Business school', 'College of Leeds'],
  ['Languages', 'English, German'],
  ['Frtm', 'rowing, chess'],
]

test('reads none in a gutter of names nobody knows', () => {
  expect(headingsOf(withBoldNames(NEVER_SEEN.filter(([name]) => name !== 'Languages')))).toEqual([])
})

test('what stands under a name in its own cell, smaller or of no rank, is no part of the name', () => {
  const cells = (size: number): string[] =>
    headingsOf(
      inWord([
        ['Education', 'Experience'],
        ['Leith Academy', '2014 – 2018 Trask & Sons'],
        ['Skills', 'Summary'],
      ])
        .map((line, at) => {
          // The first two rows are one, each with two paragraphs in either cell.
          const row = line.line.cell!.row === 1 ? 0 : line.line.cell!.row
          return {
            ...line,
            line: { ...line.line, size: at === 2 ? size : 12, cell: { ...line.line.cell!, row } },
          }
        })
        .sort((a, b) => a.line.cell!.row - b.line.cell!.row || a.line.x - b.line.x),
    )
  expect(cells(12)[0]).toBe('education: Education Leith Academy')
  expect(cells(9)[0]).toBe('education: Education')
})

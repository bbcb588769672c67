import { describe, expect, test } from 'vitest'
import type { Prepared } from '../prepared.ts'
import { printedLines } from '../testing/printed-lines.ts'
import { withBrokenRows } from './broken-rows.ts'

const LETTER = 5
const HEIGHT = 12

/** Lines of the page, each text at the letter where it stands; an empty line is white. */
const onPage = (rows: string[], bold = new Set<number>()): Prepared[] =>
  rows.flatMap((row, at) => {
    const cells = [...row.matchAll(/\S+(?: \S+)*/g)].map(({ 0: text, index }) => ({
      text,
      x: index * LETTER,
    }))
    if (cells.length === 0) return []
    const [line] = printedLines([cells.map(({ text }) => text).join(' ⇥ ')])
    const runs = cells.map(({ text, x }, nth) => ({
      ...(line?.line.runs[nth] ?? {}),
      ...{ text, x, width: text.length * LETTER, size: 10, bold: bold.has(at) },
    }))
    const x = cells[0]?.x ?? 0
    return [
      { ...line, line: { ...line?.line, x, y: at * HEIGHT, page: 1, runs, bold: bold.has(at) } } as Prepared,
    ]
  })
const read = (rows: string[], bold?: Set<number>): string[] =>
  withBrokenRows(onPage(rows, bold)).map(({ fields }) => fields.join(' | '))

describe('cells that the width of their column breaks are whole', () => {
  test('under the names of the columns, which are broken too', () => {
    expect(
      read([
        'Examination   School or college      Year of   Marks',
        '                                     passing',
        '',
        'Bachelor of   Vilamar Institute of   2016      71%',
        'Technology    Applied Sciences',
        '',
        'Higher        Saltash Academy        2012      80%',
        'Secondary',
      ]),
    ).toEqual([
      'Examination | School or college | Year of passing | Marks',
      'Bachelor of Technology | Vilamar Institute of Applied Sciences | 2016 | 71%',
      'Higher Secondary | Saltash Academy | 2012 | 80%',
    ])
  })
  test('whose other cells are set at the middle of their height', () => {
    expect(
      read([
        '            Universidade Estadual',
        'Mestrado    dos Campos de Santa      2014     8,5',
        '            Clara',
        '',
        '            Universidade Municipal',
        'Química     do Vale e das Sete       2010     7,9',
        '            Colinas',
      ]),
    ).toEqual([
      'Mestrado | Universidade Estadual dos Campos de Santa Clara | 2014 | 8,5',
      'Química | Universidade Municipal do Vale e das Sete Colinas | 2010 | 7,9',
    ])
  })
})

describe('lines stay apart', () => {
  test.each<[string, string[], Set<number>?]>([
    [
      'where there was room for them',
      [
        'Trask & Sons           Leeds     2019 – 2021',
        'Clerk',
        '',
        'Hill & Vale            Hull      2016 – 2019',
        'Packer',
      ],
    ],
    [
      'in another print, as the heading of what follows',
      ['B.Com     Saltash       2014', 'H.S.C.    Vilamar       2010', 'Languages'],
      new Set([2]),
    ],
    ['of a single row', ['Bachelor of   Vilamar Institute of   2016', 'Commerce      Applied Sciences']],
    ['without dates', ['Word    Excel    Access', 'Visio   Teams', 'Corel   Maya     Blender']],
  ])('%s', (_why, rows, bold) => {
    expect(read(rows, bold)).toEqual(onPage(rows, bold).map(({ fields }) => fields.join(' | ')))
  })
})

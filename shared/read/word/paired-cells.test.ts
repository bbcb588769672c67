import { expect, test } from 'vitest'
import { withPairedCells } from './paired-cells.ts'

/** A cell's lines from the top of its row; an empty one is white. */
type Row = [labels: string[], values: string[]]

const HEIGHT = 12
const linesOf = (rows: Row[]) =>
  rows.flatMap((cells, row) =>
    cells.flatMap((texts, column) =>
      texts.flatMap((text, at) =>
        text
          ? [{ text, page: 1, y: row * 200 + at * HEIGHT, height: HEIGHT, cell: { table: 0, row, column } }]
          : [],
      ),
    ),
  )
const rowsOf = (rows: Row[]): string[] => {
  const read = new Map<number, string[]>()
  for (const { text, cell } of withPairedCells(linesOf(rows)))
    read.set(cell.row, [...(read.get(cell.row) ?? []), text])
  return [...read.values()].map((texts) => texts.join(' | '))
}

const PROFILE: Row = [['Profil'], ['Ruhig und genau']]

test.each<[string, Row[], string[]]>([
  [
    'labels with white between them',
    [
      PROFILE,
      [
        ['Kenntnisse', '', 'Sprachen'],
        ['Lager, Stapler', '', 'Deutsch'],
      ],
    ],
    ['Profil | Ruhig und genau', 'Kenntnisse | Lager, Stapler', 'Sprachen | Deutsch'],
  ],
  [
    'values of several lines, their labels somewhat higher',
    [
      [
        ['Phone:', '', 'Referees:'],
        ['0555 0142', 'evenings', '', '', 'On request'],
      ],
      PROFILE,
    ],
    ['Phone: | 0555 0142 | evenings', 'Referees: | On request', 'Profil | Ruhig und genau'],
  ],
  [
    'labels with colons, line by line',
    [
      [
        ['Tel.:', 'Mail:'],
        ['0555 0142', 'jo@example.com'],
      ],
    ],
    ['Tel.: | 0555 0142', 'Mail: | jo@example.com'],
  ],
])('%s are rows', (_what, rows, expected) => {
  expect(rowsOf(rows)).toEqual(expected)
})

test.each<[string, Row[]]>([
  [
    'columns in a table of one row',
    [
      [
        ['Skills', '', 'Forklift'],
        ['Profile', '', 'Calm'],
      ],
    ],
  ],
  [
    'a label of two lines',
    [
      PROFILE,
      [
        ['At a glance', 'Tools'],
        ['Forklift', 'Pallet truck'],
      ],
    ],
  ],
  [
    'the head of an entry beside its tasks',
    [
      PROFILE,
      [
        ['2019 – 2023', '', 'Packer', '', 'Oakfield'],
        ['packed', '', 'counted', '', 'cleaned'],
      ],
    ],
  ],
  [
    'fewer values than labels',
    [
      PROFILE,
      [
        ['Phone', '', 'Mail', '', 'City'],
        ['0555 0142', '', 'Leeds'],
      ],
    ],
  ],
])('%s stay one row', (_what, rows) => {
  expect(rowsOf(rows)).toHaveLength(rows.length)
})

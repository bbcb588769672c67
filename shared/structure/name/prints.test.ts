import { expect, test } from 'vitest'
import { findName } from '../name.ts'
import type { Prepared } from '../prepared.ts'
import { printedLines } from '../testing/printed-lines.ts'

type Set = [text: string, x: number, y: number, size: number, column?: number]

const placed = (rows: Set[]): Prepared[] =>
  printedLines(rows.map(([text]) => text)).map((one, at) => {
    const [text, x, y, size, column = 0] = rows[at] ?? ['', 0, 0, 0]
    const box = { x, y, width: 0.5 * size * text.length, height: size, size }
    const runs = one.line.runs.map((run) => ({ ...run, ...box }))
    return { ...one, style: `${size}|Serif`, line: { ...one.line, ...box, column, runs } }
  })

const TEXT: Set[] = [
  ['Kept the books of a shop and wrote to its suppliers', 40, 300, 10],
  ['Packed parcels in a warehouse, 2019 – 2023', 40, 314, 10],
  ['Counted what came back, and sent it on again', 40, 328, 10],
]

const nameOf = (rows: Set[], email = ''): string | undefined => {
  const lines = placed([...rows, ...TEXT])
  return findName(lines, lines.length, email ? [email] : [], [])?.name
}

test.each<[string, Set[], string]>([
  [
    'left and right of a photo, read in two columns',
    [
      ['WANDA', 130, 60, 22],
      ['Profil', 130, 160, 12],
      ['PRZYKŁADOWA', 370, 60, 22, 1],
    ],
    'WANDA PRZYKŁADOWA',
  ],
  [
    'left and right of a photo, over a line on either side',
    [
      ['Вера', 60, 50, 26],
      ['инженер', 60, 90, 11],
      ['Примерова', 340, 50, 26, 1],
      ['Казань', 340, 90, 11, 1],
    ],
    'Вера Примерова',
  ],
  [
    'with much white between',
    [
      ['DENİZ', 50, 40, 47],
      ['ÖRNEK', 50, 135, 47],
      ['Muhasebe', 60, 206, 8],
    ],
    'DENİZ ÖRNEK',
  ],
  [
    'with a box beside it between them',
    [
      ['Muestra Quiroga', 30, 24, 18],
      ['Técnica en farmacia', 270, 41, 14],
      ['Ramona', 30, 52, 18],
      ['Lugo', 30, 74, 11],
    ],
    'Muestra Quiroga Ramona',
  ],
  [
    'with the contact beside it',
    [
      ['Ida', 60, 52, 24],
      ['0555 0101', 225, 69, 10],
      ['Beispielsen', 60, 81, 24],
      ['ida@example.org', 225, 90, 10],
    ],
    'Ida Beispielsen',
  ],
  [
    'of three words in a narrow column',
    [
      ['Marta', 40, 40, 24],
      ['Ejemplo', 40, 70, 24],
      ['Solís', 40, 100, 24],
    ],
    'Marta Ejemplo Solís',
  ],
  [
    'larger in its second part',
    [
      ['Ineke', 40, 40, 20],
      ['Voorbeeld', 40, 64, 34],
    ],
    'Ineke Voorbeeld',
  ],
  [
    'around a middle',
    [
      ['Jo', 290, 40, 26],
      ['Vorbildlich', 230, 70, 26],
      ['Nurse', 280, 104, 11],
    ],
    'Jo Vorbildlich',
  ],
])('a name %s', (_, rows, name) => expect(nameOf(rows)).toBe(name))

test.each<[string, Set[], string]>([
  [
    'a smaller line',
    [
      ['Ida Beispielsen', 60, 40, 24],
      ['Berlin', 60, 70, 14],
    ],
    'Ida Beispielsen',
  ],
  [
    'another text between',
    [
      ['Ida Beispielsen', 60, 40, 24],
      ['Nurse', 180, 60, 10],
      ['Care', 60, 80, 24],
      ['Home', 250, 40, 11],
    ],
    'Ida Beispielsen',
  ],
  [
    'what the page is called, across the page',
    [
      ['Ole Beispielsen', 60, 40, 24],
      ['Lebenslauf', 340, 40, 24, 1],
    ],
    'Ole Beispielsen',
  ],
  [
    'large print far below',
    [
      ['Ida Beispielsen', 60, 40, 24],
      ['Werkplaats', 60, 140, 24],
    ],
    'Ida Beispielsen',
  ],
  [
    'large print beside, with small print between',
    [
      ['Ida Beispielsen', 60, 40, 18],
      ['42', 260, 44, 9],
      ['Portfolio', 300, 40, 18, 1],
    ],
    'Ida Beispielsen',
  ],
  [
    'a position as large',
    [
      ['Ida Beispielsen', 60, 40, 20],
      ['Software Engineer', 60, 64, 20],
    ],
    'Ida Beispielsen',
  ],
])('a name ends before %s', (_, rows, name) => expect(nameOf(rows)).toBe(name))

test.each([
  [true, 'Ida Beispielsen'],
  [false, 'Ida Beispielsen Musterhaus'],
])('what is smaller below goes on with a name unless it is lighter, too: %s', (bold, name) => {
  const lines = placed([['Ida Beispielsen', 60, 40, 20], ['Musterhaus', 60, 64, 18], ...TEXT])
  const first = lines[0]!
  lines[0] = { ...first, line: { ...first.line, bold } }
  expect(findName(lines, lines.length, [], [])?.name).toBe(name)
})

test('of large print beside a word, the address tells what is of the name', () => {
  const rows: Set[] = [
    ['Ida', 60, 40, 24],
    ['Beispielsen', 60, 70, 24],
    ['Musterhaus', 60, 100, 24],
  ]
  expect(nameOf(rows, 'ida.beispielsen@example.org')).toBe('Ida Beispielsen')
})

import { expect, test } from 'vitest'
import { besideGutter, stackedBlocks } from './gutter.ts'
import { textOfLine } from './lines.ts'
import type { Segment } from './segment.ts'

const segment = (text: string, y0: number, size: number, bold = true): Segment => ({
  text,
  x0: 40,
  x1: 40 + 0.5 * size * text.length,
  y0,
  y1: y0 + size,
  base: y0 + 0.8 * size,
  size,
  bold,
  runs: [],
  turned: 0,
  hidden: '',
  dotted: false,
  doubled: false,
})
/** Text beside the gutter, set with the white of its lines. */
const BESIDE = [0, 1, 2, 3].map((at) => segment('a line of the text', 100 + 15 * at, 10))
const blocks = (given: Segment[]): string[] => stackedBlocks(given, BESIDE).map(textOfLine)

test('a heading over a date of smaller print is no part of it', () => {
  expect(blocks([segment('Opleidingen', 100, 13), segment('mrt 2022', 117, 10)])).toEqual([
    'Opleidingen',
    'mrt 2022',
  ])
})

test('a bold heading over a date of the same size is no part of it', () => {
  expect(blocks([segment('Opleidingen', 100, 10), segment('mrt 2022', 113, 10, false)])).toEqual([
    'Opleidingen',
    'mrt 2022',
  ])
})

test.each([
  ['a heading of two lines', [segment('Education and', 100, 13), segment('Training', 115, 13)]],
  ['a date of two lines', [segment('March 2019 –', 100, 10), segment('today', 112, 10)]],
])('%s is one', (_name, given) => {
  expect(blocks(given)).toHaveLength(1)
})

test.each([
  ['labels of a form under each other', [segment('Zeitraum', 100, 10), segment('Funktion', 115, 10)]],
  ['a heading and a label of other print', [segment('Angaben', 100, 12), segment('Name', 118, 10, false)]],
])('%s are two', (_name, given) => {
  expect(blocks(given)).toHaveLength(2)
})

test.each([
  ['start over end', ['08/2017', '06/2021'], ['08/2017 06/2021']],
  [
    'a broken date over a place',
    ['enero 2022-septiembre', '2023', 'Gecho'],
    ['enero 2022-septiembre 2023', 'Gecho'],
  ],
  ['a date over the next', ['2019 – 2021', '2017 – 2019'], ['2019 – 2021', '2017 – 2019']],
])('set as wide as the text beside it, %s', (_name, texts, expected) => {
  expect(blocks(texts.map((text, at) => segment(text, 100 + 15 * at, 10)))).toEqual(expected)
})

const rows = (texts: string[]): Segment[] =>
  texts.map((text, at) => ({
    ...segment(text, 100 + 12 * at, 10, false),
    x0: 200,
    x1: 200 + 5 * text.length,
  }))
const labels = (texts: string[]): Segment[] => texts.map((text, at) => segment(text, 100 + 12 * at, 10))
const VALUES = ['Rust, Go', 'Linux, BSD', 'Postgres, Redis and whatever else keeps rows']

test.each<[string, string[], string[], number]>([
  ['labels, each beside its own line', ['Languages', 'Systems', 'Stores'], VALUES, 3],
  ['labels beside their ratings', ['Svelte', 'Node', 'Rust'], ['•••••', '•••', '••••'], 3],
  ['labels beside items', ['Svelte', 'Node', 'Rust'], ['• Made pages', '• Ran it', '• Kept it'], 1],
  ['single dates, each beside its own line', ['02/2013', '06/2012', '10/2011'], VALUES, 3],
  ['a date of three lines beside three lines', ['February', '2016 – April', '2016'], VALUES, 1],
  ['a label that goes on in small letters', ['Languages', 'and other', 'tools'], VALUES, 1],
  ['a date over a place and a length', ['2015 – 2018', 'Hull', 'Full time'], VALUES, 1],
  [
    'labels beside one text',
    ['Firm', 'Hull', 'Yorkshire'],
    ['A text that runs on and', 'on to the edge of what', 'is beside'],
    1,
  ],
  ['labels beside more lines than they are', ['Languages', 'Systems', 'Stores'], VALUES.slice(0, 2), 1],
])('%s', (_name, gutter, main, count) => {
  expect(stackedBlocks(labels(gutter), rows(main))).toHaveLength(count)
})

const beside = (text: string, y0: number): Segment => ({ ...segment(text, y0, 10, false), x0: 200, x1: 300 })
const rowsOf = (gutter: Segment[], main: Segment[]): string[] =>
  besideGutter(gutter, main, true, 0, (given) => given.map((one) => ({ segments: [one], column: 0 }))).map(
    ({ segments }) => textOfLine(segments),
  )

test.each<[string, Segment[], Segment[], string[]]>([
  [
    'a word of headings in plain print, under headings set apart, names the text beside it',
    [segment('Education', 100, 10), segment('Interests', 140, 10, false), segment('Skills', 180, 10)],
    [beside('A school', 100), beside('Rowing', 140), beside('Excel', 180)],
    ['Education', 'A school', 'Interests Rowing', 'Skills', 'Excel'],
  ],
  [
    'headings none of which is set apart head what stands beside them',
    [segment('Education', 100, 10, false), segment('Interests', 140, 10, false)],
    [beside('A school', 100), beside('Rowing', 140)],
    ['Education', 'A school', 'Interests', 'Rowing'],
  ],
  [
    'what names contact in plain print names the text beside it',
    [segment('住所', 100, 10, false), segment('趣味', 140, 10, false)],
    [beside('長岡市', 100), beside('山歩き', 140)],
    ['住所 長岡市', '趣味', '山歩き'],
  ],
  [
    'words of headings without white between them, each beside its own line, name these lines',
    ['Languages:', 'Tools:', 'Interests:'].map((text, at) => segment(text, 100 + 12 * at, 10)),
    ['Rust, Go', 'Linux', 'Rowing'].map((text, at) => beside(text, 100 + 12 * at)),
    ['Languages: Rust, Go', 'Tools: Linux', 'Interests: Rowing'],
  ],
  [
    'a word that stands there again heads nothing',
    [segment('Projects', 100, 10, false), segment('Projects', 140, 10, false)],
    [beside('A bridge', 100), beside('A tower', 140)],
    ['Projects A bridge', 'Projects A tower'],
  ],
])('%s', (_name, gutter, main, expected) => {
  expect(rowsOf(gutter, main)).toEqual(expected)
})

test.each<[string, Segment[], string[]]>([
  [
    'the head of an entry stays in its lines, and what was done comes after it',
    [
      segment('Planner', 100, 10),
      segment('Millrace Ltd', 112, 10, false),
      segment('2018 – 2021', 124, 10, false),
    ],
    ['Planner', 'Millrace Ltd', '2018 – 2021', 'Planned the routes', 'of forty drivers'],
  ],
  [
    'a date over a place stands before the text beside it',
    [segment('2018 – 2021', 100, 10), segment('Leeds', 112, 10, false)],
    ['2018 – 2021 Leeds Planned the routes', 'of forty drivers'],
  ],
])('%s', (_name, gutter, lines) => {
  expect(rowsOf(gutter, [beside('Planned the routes', 100), beside('of forty drivers', 112)])).toEqual(lines)
})

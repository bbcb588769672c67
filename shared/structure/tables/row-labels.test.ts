import { expect, test } from 'vitest'
import { findHeadings } from '../find-headings.ts'
import type { Prepared } from '../prepared.ts'
import { printedLines } from '../testing/printed-lines.ts'
import { withRowLabels } from './row-labels.ts'

/** A post, and the rows of the table below it: each cell's lines are parted by ` / `. */
interface Post {
  over: string
  rows: [label: string, value: string][]
}

const linesOf = (posts: Post[]): Prepared[] => {
  const cells = posts.flatMap(({ over, rows }, table) => [
    ...(over ? [{ text: over, cell: undefined }] : []),
    ...rows.flatMap(([label, value], row) =>
      [label, value].flatMap((texts, column) =>
        texts.split(' / ').map((text) => ({ text, cell: { table, row, column } })),
      ),
    ),
  ])
  return printedLines(cells.map(({ text }) => text)).map((line, at) => {
    const cell = cells[at]?.cell
    return cell ? { ...line, line: { ...line.line, x: 40 + 120 * cell.column, cell } } : line
  })
}
const labelsOf = (posts: Post[]): string[] =>
  withRowLabels(linesOf(posts)).flatMap(({ namesCell, text }) => (namesCell ? [text] : []))

const post = (over: string, labels: string[], values: string[]): Post => ({
  over,
  rows: labels.map((label, at) => [label, values[at] ?? '']),
})

test.each<[string, string[]]>([
  ['English', ['Summary:', 'Duties:']],
  ['German', ['Profil:', 'Aufgaben:']],
  ['Spanish', ['Perfil:', 'Tareas:']],
  ['Russian', ['Описание', 'Обязанности']],
])('%s labels beside the tasks of each post head no section', (_language, labels) => {
  const posts = [
    post('2019 – 2023 Packer, Oakfield Stores', labels, ['A shop with two yards', '- packed / - counted']),
    post('2015 – 2019 Porter, Hill & Vale', labels, ['A house of forty beds', '- carried / - cleaned']),
  ]
  expect(labelsOf(posts)).toEqual([...labels, ...labels])
  expect(findHeadings(withRowLabels(linesOf(posts)))).toEqual([])
})

test('in one table a label that comes again opens the next of what it names', () => {
  const studies = post(
    '',
    ['Qualification:', 'Qualification:', 'Course:'],
    ['Master', 'Bachelor', 'First aid'],
  )
  const lines = withRowLabels(linesOf([studies]))
  expect(lines.filter(({ opensEntry }) => opensEntry).map(({ text }) => text)).toEqual(['Bachelor'])
  expect(labelsOf([studies])).toEqual(['Qualification:', 'Qualification:', 'Course:'])
})

test.each<[string, Post[]]>([
  ['a label that stands once', [post('', ['Profile:', 'Skills:'], ['Calm', 'Forklift'])]],
  [
    'dates beside the posts they are of',
    [post('', ['2019 – 2023', '2019 – 2023'], ['Packer, Oakfield Stores', 'Driver, Hill & Vale'])],
  ],
  [
    'an employer beside two titles',
    [post('', ['Oakfield Stores Ltd', 'Oakfield Stores Ltd'], ['Packer', 'Foreman of the yard'])],
  ],
])('%s names no cell', (_what, posts) => {
  expect(labelsOf(posts)).toEqual([])
})

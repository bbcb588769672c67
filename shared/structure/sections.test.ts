import { expect, test } from 'vitest'
import { liftIntoHead, type Parted, partAtHeadings } from './sections.ts'
import { printedLines } from './testing/printed-lines.ts'

const parted = (columns: number[]): Parted => {
  const [at, ...lines] = printedLines(['**Skills**', 'Welding', 'Ada Quill', 'Welder']).map(
    (line, index) => ({
      ...line,
      line: { ...line.line, column: columns[index]! },
    }),
  )
  return { head: [], sections: [{ kind: 'skills', heading: 'Skills', at: at!, lines }] }
}

test.each([
  [
    'that leads the next column goes to the head, with what stands under it',
    [0, 0, 1, 1],
    ['Ada Quill', 'Welder'],
  ],
  ['in the same column stays', [0, 0, 0, 0], []],
])('a name %s', (_name, columns, head) => {
  const page = parted(columns)
  liftIntoHead(page, page.sections[0]!.lines[1]!)
  expect(page.head.map(({ text }) => text)).toEqual(head)
  expect(page.sections[0]!.lines.length + page.head.length).toBe(3)
})

test('a heading of a part stays a line of its section and is marked as one', () => {
  const lines = printedLines(['**EDUCATION**', '**Higher Education**', 'Saltash University', '2015'])
  const { sections } = partAtHeadings(lines, [
    { at: 0, kind: 'education', heading: 'EDUCATION', rest: '' },
    { at: 1, kind: 'education', heading: 'Higher Education', rest: '', part: true },
  ])
  expect(
    sections.map((section) => section.lines.map(({ text, namesPart }) => [text, namesPart === true])),
  ).toEqual([
    [
      ['Higher Education', true],
      ['Saltash University', false],
      ['2015', false],
    ],
  ])
})

test.each([
  [
    'beside it, first to tell the way to the owner, leads the head',
    [0, 0, 1, 1, 1],
    'ada@quill.example',
    ['4 Mill Lane', 'ada@quill.example'],
  ],
  ['beside it, of nobody’s address, goes on with the section', [0, 0, 1, 1, 1], 'Brazing', []],
  ['of the same column goes on with the section', [0, 0, 0, 0, 1], 'ada@quill.example', []],
])('what stands %s', (_name, columns, told, head) => {
  const rows = ['**Skills**', 'Welding', '4 Mill Lane', told, '**Languages**']
  const lines = printedLines(rows).map((line, at) => ({
    ...line,
    line: { ...line.line, column: columns[at]! },
  }))
  const { head: found } = partAtHeadings(lines, [
    { at: 0, kind: 'skills', heading: 'Skills', rest: '' },
    { at: 4, kind: 'languages', heading: 'Languages', rest: '' },
  ])
  expect(found.map(({ text }) => text)).toEqual(head)
})

import { expect, test } from 'vitest'
import type { SectionKind } from '#shared/schema/resume.ts'
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

const SAID = [
  'I have drawn, checked and mended bridges of steel and of timber for',
  'eleven years. I teach, too',
]
const PROSE = [
  'Elf Jahre lang habe ich Brücken aus Stahl und aus Holz gezeichnet und',
  'geprüft und dabei zwei Dutzend junge Leute unterrichtet.',
]

test.each<[string, SectionKind, string[], string[], number]>([
  ['sentences lead the next column', 'skills', ['Drawing', 'Survey'], SAID, 2],
  ['sentences in German lead it', 'skills', ['Zeichnen', 'Vermessung'], PROSE, 2],
  ['below spoken languages', 'languages', ['English, fluent', 'Welsh'], SAID, 2],
  ['below what somebody likes', 'interests', ['Rowing', 'Chess'], PROSE, 2],
  ['and a title below them', 'skills', ['Drawing'], [...SAID, '**Pont Celyn**'], 3],
  ['the list goes on', 'skills', ['Drawing', 'Survey'], ['Welding', 'Brazing'], 0],
  [
    'the list goes on in rows',
    'skills',
    ['Drawing'],
    [
      'Steel, timber, stone, brick, concrete, rope, wire, cable',
      'Piles, piers, arches, decks, rails, gates, locks, weirs',
    ],
    0,
  ],
  ['the list itself is of sentences', 'skills', [...SAID], SAID, 0],
  ['a post is told further', 'experience', ['Drawing'], SAID, 0],
])('%s', (_name, kind, first, second, lifted) => {
  const lines = [
    ...printedLines(['**Heading**', ...first]),
    ...printedLines(second).map((line, at) => ({
      ...line,
      gap: at === 0 ? 9 : line.gap,
      line: { ...line.line, column: 1 },
    })),
  ]
  const page = partAtHeadings(lines, [{ at: 0, kind, heading: 'Heading', rest: '' }])
  expect(page.head).toHaveLength(lifted)
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

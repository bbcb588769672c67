import { expect, test } from 'vitest'
import { type EntryLine, entryLines } from './entry-lines.ts'
import { paragraphsOf } from './join-lines.ts'
import { printedLines } from './testing/printed-lines.ts'

test('more lines than a function takes arguments are joined', () => {
  const bullet = { gap: 0.2, line: { text: 'Cut granite.', line: { x: 60, width: 66, bullet: '•' } } }
  const lines = Array<EntryLine>(150_000).fill(bullet as unknown as EntryLine)
  expect(paragraphsOf(lines, false)).toHaveLength(150_000)
})

/** As wide as the column. */
const WIDE = 'A line that goes from the one edge of its column to the other edge, or as good as there.'

test.each<[string, string[], number]>([
  [
    'a sentence that ends far from the edge',
    ['I grew up on an island where everybody knew.', 'Whoever listens long enough hears the sea.'],
    2,
  ],
  ['another in small letters', ['wrote poems', 'read them aloud'], 2],
  ['a sentence that ends at the edge', [WIDE, 'It goes on with another sentence.'], 1],
  [
    'a sentence the width broke',
    ['Whoever listens long enough to the water of the strait hears how the sea', 'breathes by night.'],
    1,
  ],
  [
    'a sentence broken before a name',
    ['Whoever listens long enough to the water of the strait between the island and', 'Bergen hears it.'],
    1,
  ],
])('%s', (_, rows, count) => {
  const [, ...lines] = entryLines(printedLines([WIDE, ...rows]))
  expect(paragraphsOf(lines, false)).toHaveLength(count)
})

test.each<[string, string[], number]>([
  ['that the width broke', ['温室の灌漑と換気を毎日記録し、三棟の苗床を担当し', 'ています。'], 1],
  ['that ended by themselves', ['温室の灌漑を担当', '苗床の換気を記録'], 2],
])('lines without blanks %s', (_, rows, count) => {
  const column = '温室の灌漑と換気を毎日記録し、三棟の苗床を担当した。'
  const [, ...lines] = entryLines(printedLines([column, ...rows]))
  expect(paragraphsOf(lines, false)).toHaveLength(count)
})

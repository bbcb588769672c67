import { expect, test } from 'vitest'
import { printedLines } from './testing/printed-lines.ts'
import { unheadedSummary } from './unheaded-summary.ts'

const NAME = '**Odalys Fernquist**'
const TITLE = 'Bridge Engineer'
const LONG = 'I have drawn, checked and mended bridges of steel and of timber in four'
const REST = 'countries, and taught two dozen young engineers to do the same.'

const found = (rows: string[]): string =>
  unheadedSummary(printedLines([NAME, TITLE, ...rows]), new Set(['Odalys Fernquist', TITLE]))
    .map(({ text }) => text)
    .join(' ')

test.each<[string, string[], string]>([
  ['sentences over two lines', [LONG, REST], `${LONG} ${REST}`],
  [
    'sentences below the contact details',
    ['ada@example.com | Porto, Portugal', LONG, REST],
    `${LONG} ${REST}`,
  ],
  [
    'sentences above the contact details',
    [LONG, REST, 'ada@example.com | Porto, Portugal'],
    `${LONG} ${REST}`,
  ],
  [
    'sentences whose last has no stop',
    [LONG, `${REST} Now I look for a bridge`],
    `${LONG} ${REST} Now I look for a bridge`,
  ],
  [
    'sentences beside an address',
    [`${LONG} ⇥ 12 Hale Street`, `${REST} ⇥ Leeds LS1 4AP`, '0113 496 0000'],
    `${LONG} ${REST}`,
  ],
  ['no slogan', ['I make full shelves boring.'], ''],
  ['no words that end in no sentence', [LONG], ''],
  [
    'no contact details, however long',
    [`${'Reach me at the house by the river in '.repeat(2)}ada@example.com.`],
    '',
  ],
  ['no bullets', [`- ${LONG}`, `- ${REST}`], ''],
  ['nothing of an empty head', [], ''],
])('%s', (_name, rows, expected) => expect(found(rows)).toBe(expected))

test('a foot of the page is no summary', () => {
  const lines = printedLines([LONG, REST])
  for (const { line } of lines) Object.assign(line, { part: 'footer' })
  expect(unheadedSummary(lines, new Set())).toEqual([])
})

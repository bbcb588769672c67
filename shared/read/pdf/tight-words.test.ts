import { expect, test } from 'vitest'
import { nodePdfEngine } from '../../../server/analysis/pdf-engine.ts'
import { createReader } from '../read.ts'
import { makePdf } from './testing/make-pdf.ts'

const reader = createReader({ pdf: nodePdfEngine })

/** A line of words without blanks, set so many thousandths of an em apart. */
const line = (words: string[], apart: number, letters = 0): string => {
  const shown = words.map((word) => [...word].map((letter) => `(${letter})`).join(` ${-letters} `))
  return `BT /F1 10 Tf 0 0 0 rg 60 700 Td [${shown.join(` ${-apart} `)}] TJ ET\n`
}

const WORDS = ['Planned', 'the', 'routes', 'of', 'forty', 'drivers', 'a', 'day']

const textOf = async (content: string): Promise<string> => {
  const { pages } = await reader.read(makePdf([content]), 'a.pdf')
  return pages[0]?.lines.map(({ text }) => text).join('\n') ?? ''
}

test.each([
  ['usual', 280, 0],
  ['tight', 150, 0],
  ['tight, of letters a little apart', 150, 20],
  ['tighter still', 120, 0],
])('words of a line without blanks are told apart: %s', async (_, apart, letters) =>
  expect(await textOf(line(WORDS, apart, letters))).toBe(WORDS.join(' ')),
)

test.each([
  ['letters and words as near', 120, 90],
  ['too near to be words', 80, 0],
])('and not where nothing tells: %s', async (_, apart, letters) =>
  expect(await textOf(line(WORDS, apart, letters))).not.toContain('Planned the'),
)

test('a short text with one wider gap is one word', async () =>
  expect(await textOf(line(['AV', 'ATAR'], 140))).toBe('AVATAR'))

test('a heading beside a tight line keeps its own gaps', async () => {
  const heading = 'BT /F2 17 Tf 0 0 0 rg 255 700 Td [(exp) -105 (erience)] TJ ET\n'
  expect(await textOf(line(WORDS, 150) + heading)).toBe(`${WORDS.join(' ')}\texperience`)
})

/** One letter after the other, with these gaps in thousandths of an em behind them. */
const spelled = (letters: string, gaps: number[]): string => {
  const shown = [...letters].map((letter, at) => `(${letter}) ${-(gaps[at] ?? 0)}`).join(' ')
  return `BT /F1 10 Tf 0 0 0 rg 60 700 Td [${shown}] TJ ET\n`
}

test.each([
  ['letters that all stand apart are one word', 'NAMES', [400, 400, 400, 400], 'NAMES'],
  [
    'among letters that stand together the gaps are blanks',
    'NAMESUN',
    [400, 900, 0, 400, 0, 0],
    'N A ME SUN',
  ],
])('%s', async (_, letters, gaps, expected) =>
  expect((await textOf(spelled(letters, gaps))).replace(/\s+/g, ' ')).toBe(expected),
)

import { expect, test } from 'vitest'
import { nodePdfEngine } from '../../../server/analysis/pdf-engine.ts'
import { createReader } from '../read.ts'
import { makePdf } from './testing/make-pdf.ts'

const reader = createReader({ pdf: nodePdfEngine })

const textOf = async (shown: string): Promise<string> => {
  const { pages } = await reader.read(makePdf([`BT /F1 11 Tf 60 700 Td ${shown} ET\n`]), 'a.pdf')
  return pages[0]?.lines.map(({ text }) => text).join('\n') ?? ''
}

test.each([
  [
    'a small raised ending',
    '(Passed the 12) Tj 4 Ts /F1 7 Tf (th) Tj 0 Ts /F1 11 Tf ( grade in 2006) Tj',
    'Passed the 12th grade in 2006',
  ],
  [
    'two of them',
    '(From 1) Tj 4 Ts /F1 7 Tf (st) Tj 0 Ts /F1 11 Tf ( to 22) Tj 4 Ts /F1 7 Tf (nd) Tj 0 Ts /F1 11 Tf ( May) Tj',
    'From 1st to 22nd May',
  ],
  ['a single one', '(Runs H) Tj -3 Ts /F1 7 Tf (2) Tj 0 Ts /F1 11 Tf (O plants) Tj', 'Runs H2O plants'],
])('what is raised or lowered within a line is of that line: %s', async (_, shown, text) =>
  expect(await textOf(shown)).toBe(text),
)

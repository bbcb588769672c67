import { expect, test } from 'vitest'
import type { Prepared } from './prepared.ts'
import { withWholeHeads } from './whole-heads.ts'

const line = (text: string, width: number, bold = true, more: Partial<Prepared> = {}): Prepared =>
  ({
    text,
    fields: [text],
    gap: 0.1,
    style: bold ? '10b' : '10',
    dated: false,
    line: { page: 1, column: 0, x: 20, width, bold, runs: [] },
    ...more,
  }) as unknown as Prepared
const texts = (lines: Prepared[]): string[] => withWholeHeads(lines).map(({ text }) => text)
const EDGE = line('• an item as wide as the column', 150, false)

test.each<[string, Prepared[], string[]]>([
  [
    'a name that fills a narrow column',
    [line('UNIVERSITÀ DEGLI STUDI DEL', 140), line('FRIULI ORIENTALE', 90)],
    ['UNIVERSITÀ DEGLI STUDI DEL FRIULI ORIENTALE'],
  ],
  [
    'a degree that ends with the word before its field',
    [line('Bachelor of Science in', 80, false), line('Computer Science', 70, false)],
    ['Bachelor of Science in Computer Science'],
  ],
])('is put together: %s', (_name, given, expected) => {
  expect(texts([...given, EDGE]).slice(0, -1)).toEqual(expected)
})

test.each<[string, Prepared[]]>([
  ['a short first line', [line('Acme', 30), line('Berlin', 30)]],
  [
    'a position over its company, though it fills the line',
    [line('Senior Software Engineer', 148), line('Harbourline Freight Ltd', 120)],
  ],
  ['lines set differently', [line('UNIVERSITÀ DEGLI STUDI DEL', 148), line('Friuli', 30, false)]],
  ['white between them', [line('UNIVERSITÀ DEGLI STUDI DEL', 148), line('FRIULI', 30, true, { gap: 0.8 })]],
  ['a wide column', [line('Bluebonnet Regional Medical', 480), line('Cedar Fork Hospital', 100)]],
])('stays apart: %s', (_name, given) => {
  expect(texts([...given, EDGE]).slice(0, -1)).toEqual(given.map(({ text }) => text))
})

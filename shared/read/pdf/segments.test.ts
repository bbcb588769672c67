import { expect, test } from 'vitest'
import type { Glyph } from './glyphs.ts'
import { segmentsOf } from './segments.ts'

/** Letters of 5 points each, side by side from 100 on. */
const drawn = (text: string): Glyph[] =>
  [...text].map(
    (letter, at) =>
      ({
        text: letter,
        x: 100 + 5 * at,
        y: 50,
        width: 5,
        size: 10,
        turned: 0,
        order: at,
        font: { name: 'Sample' },
      }) as Glyph,
  )
const spot = (x: number) => ({ x0: x, x1: x + 3, y0: 45, y1: 48 })
const counts = { unknown: 0, icons: 0, lost: 0, letters: 0 }

test.each<[string, string, number, boolean, boolean]>([
  ['before a line from the left', 'Led', 90, false, true],
  ['behind a line from the left', 'Led', 120, false, false],
  ['before a line from the right', 'לבוה', 125, true, true],
  ['behind a line from the right', 'לבוה', 90, true, false],
])('a spot that is drawn %s', (_, text, x, fromRight, dotted) => {
  const segments = segmentsOf(
    drawn(text),
    () => '',
    () => undefined,
    counts,
    [],
    [spot(x)],
    fromRight,
  )
  expect(segments.map((segment) => segment.dotted)).toEqual([dotted])
})

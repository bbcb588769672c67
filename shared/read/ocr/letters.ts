import type { Gray } from './gray.ts'
import type { PixelBox, RecognizedLine } from './recognizer.ts'

// What the pixels say of print beyond its letters: its size, its weight, and bullets in front of it.

/** Heights of letters in ems, by what they reach to; the mean of the text faces resumes are set in. */
const HEIGHTS = { capital: 0.7, ascender: 0.72, figure: 0.68, small: 0.5 } as const
const CAPITAL = /^\p{Lu}$/u
const ASCENDER = /^[bdfhklß]$/u
const FIGURE = /^\d$/u
const SMALL = /^[acemnorsuvwxz]$/u

/** Pixels of an em, by the heights of the line's letters. */
export const emOf = ({ words }: RecognizedLine): number => {
  const tall: number[] = []
  const small: number[] = []
  for (const { text, y0, y1 } of words.flatMap((word) => word.symbols)) {
    const height = y1 - y0
    if (CAPITAL.test(text)) tall.push(height / HEIGHTS.capital)
    else if (ASCENDER.test(text)) tall.push(height / HEIGHTS.ascender)
    else if (FIGURE.test(text)) tall.push(height / HEIGHTS.figure)
    else if (SMALL.test(text)) small.push(height / HEIGHTS.small)
  }
  const heights = tall.length > 0 ? tall : small
  return middle(heights) ?? Math.max(...words.map(({ y0, y1 }) => y1 - y0))
}

export const middle = (values: number[]): number | undefined => {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)]
}

const INK = 128

/** Pixels of the mean stroke: the ink of a stroke is its length times its width, its edge twice its length. */
export const strokeOf = ({ width, height, data }: Gray, box: PixelBox): number => {
  let ink = 0
  let edges = 0
  const x1 = Math.min(width - 1, box.x1)
  for (let y = Math.max(1, box.y0); y < Math.min(height, box.y1); y += 1)
    for (let x = Math.max(1, box.x0); x < x1; x += 1) {
      const at = y * width + x
      const own = data[at] ?? 0
      ink += 255 - own
      const left = data[at - 1] ?? 0
      const above = data[at - width] ?? 0
      if (own < INK !== left < INK) edges += 1
      if (own < INK !== above < INK) edges += 1
    }
  // Of a stroke in any direction, the steps of its two edges are 4 / π times as long as they.
  return edges === 0 ? 0 : ink / 255 / (edges / 2 / (4 / Math.PI))
}

/** In ems: how large a bullet is, and how far in front of its text it stands. */
const BULLET = { least: 0.1, most: 0.62, from: 0.2, to: 2.6, filled: 0.55, ring: 0.2 } as const

/**
 * A small round or square spot alone in front of the line, in the middle of its small letters. Recognition takes it for
 * a letter, or leaves it out.
 */
export const bulletBefore = (
  picture: Gray,
  line: { x0: number; base: number; em: number },
): PixelBox | undefined => {
  const { x0, base, em } = line
  const top = Math.round(base - 0.85 * em)
  const foot = Math.round(base + 0.22 * em)
  const columns = inkColumns(picture, Math.round(x0 - BULLET.to * em), Math.round(x0 - 0.08 * em), top, foot)
  const spot = lastSpan(columns)
  if (!spot) return undefined
  const box = tight(picture, spot, top, foot)
  const wide = (box.x1 - box.x0) / em
  const high = (box.y1 - box.y0) / em
  const middleAt = (base - (box.y0 + box.y1) / 2) / em
  const filled = inkShare(picture, box)
  const isSpot =
    wide >= BULLET.least &&
    wide <= BULLET.most &&
    high >= BULLET.least &&
    high <= BULLET.most &&
    Math.abs(wide - high) <= 0.35 * Math.max(wide, high) &&
    middleAt > 0.1 &&
    middleAt < 0.48 &&
    filled >= BULLET.filled &&
    (x0 - box.x1) / em >= BULLET.from
  return isSpot && !spot.touches ? box : undefined
}

const inkColumns = (
  { width, height, data }: Gray,
  from: number,
  to: number,
  top: number,
  foot: number,
): { x: number; ink: boolean }[] => {
  const columns: { x: number; ink: boolean }[] = []
  for (let x = Math.max(0, from); x <= Math.min(width - 1, to); x += 1) {
    let ink = false
    for (let y = Math.max(0, top); y < Math.min(height, foot) && !ink; y += 1)
      ink = (data[y * width + x] ?? 255) < INK
    columns.push({ x, ink })
  }
  return columns
}

/** The last stretch of columns with ink; `touches` where it goes on beyond what was looked at. */
const lastSpan = (columns: { x: number; ink: boolean }[]) => {
  let end = columns.length - 1
  while (end >= 0 && !columns[end]?.ink) end -= 1
  let start = end
  while (start > 0 && columns[start - 1]?.ink) start -= 1
  const [from, to] = [columns[start], columns[end]]
  if (!from || !to) return undefined
  return {
    x0: from.x,
    x1: to.x + 1,
    touches: start === 0 || end === columns.length - 1,
  }
}

const tight = (
  { width, height, data }: Gray,
  { x0, x1 }: { x0: number; x1: number },
  top: number,
  foot: number,
): PixelBox => {
  let [y0, y1] = [foot, top]
  for (let y = Math.max(0, top); y < Math.min(height, foot); y += 1)
    for (let x = x0; x < x1; x += 1)
      if ((data[y * width + x] ?? 255) < INK) {
        y0 = Math.min(y0, y)
        y1 = Math.max(y1, y + 1)
      }
  return { x0, y0, x1, y1 }
}

const inkShare = ({ width, data }: Gray, { x0, y0, x1, y1 }: PixelBox): number => {
  let ink = 0
  for (let y = y0; y < y1; y += 1)
    for (let x = x0; x < x1; x += 1) if ((data[y * width + x] ?? 255) < INK) ink += 1
  return ink / Math.max(1, (x1 - x0) * (y1 - y0))
}

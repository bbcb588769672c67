/** A PDF transformation `[a b c d e f]` (ISO 32000-1, 8.3.4). */
export type Matrix = readonly [number, number, number, number, number, number]

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0]

/** As a list of numbers says it, in which nothing may be missing. */
export const matrixOf = (of: ArrayLike<number>): Matrix => [
  of[0] ?? 1,
  of[1] ?? 0,
  of[2] ?? 0,
  of[3] ?? 1,
  of[4] ?? 0,
  of[5] ?? 0,
]

/** First `inner`, then `outer`. */
export const concat = (outer: Matrix, inner: Matrix): Matrix => [
  outer[0] * inner[0] + outer[2] * inner[1],
  outer[1] * inner[0] + outer[3] * inner[1],
  outer[0] * inner[2] + outer[2] * inner[3],
  outer[1] * inner[2] + outer[3] * inner[3],
  outer[0] * inner[4] + outer[2] * inner[5] + outer[4],
  outer[1] * inner[4] + outer[3] * inner[5] + outer[5],
]

/** Where a point comes to lie. */
export const moved = (m: Matrix, x: number, y: number): [number, number] => [
  m[0] * x + m[2] * y + m[4],
  m[1] * x + m[3] * y + m[5],
]

export interface Bounds {
  x0: number
  y0: number
  x1: number
  y1: number
}

/** What holds the four corners of a box once they are moved. */
export const boundsOf = (m: Matrix, box: ArrayLike<number>): Bounds => {
  const [x0, y0, x1, y1] = [box[0] ?? 0, box[1] ?? 0, box[2] ?? 0, box[3] ?? 0]
  const [ax, ay] = moved(m, x0, y0)
  const [bx, by] = moved(m, x1, y0)
  const [cx, cy] = moved(m, x0, y1)
  const [dx, dy] = moved(m, x1, y1)
  return {
    x0: Math.min(ax, bx, cx, dx),
    y0: Math.min(ay, by, cy, dy),
    x1: Math.max(ax, bx, cx, dx),
    y1: Math.max(ay, by, cy, dy),
  }
}

/** Undefined for what squeezes all points on a line. */
export const inverted = ([a, b, c, d, e, f]: Matrix): Matrix | undefined => {
  const area = a * d - b * c
  if (area === 0) return undefined
  return [d / area, -b / area, -c / area, a / area, (c * f - d * e) / area, (b * e - a * f) / area]
}

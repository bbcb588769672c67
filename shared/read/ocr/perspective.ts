import { type Gray, type Point, sampler } from './gray.ts'

// A page that was photographed from aside is a quadrilateral: drawn back to the rectangle it was.

/** Of the page as it is to be read, clockwise from its top left. */
export type Corners = [Point, Point, Point, Point]

/** Each corner moved to another place. */
export const cornersMoved = ([a, b, c, d]: Corners, to: (corner: Point, at: number) => Point): Corners => [
  to(a, 0),
  to(b, 1),
  to(c, 2),
  to(d, 3),
]

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)

/** The page between the corners, as large as its longer sides were. */
export const straightened = (picture: Gray, corners: Corners): Gray => {
  const [a, b, c, d] = corners
  const width = Math.max(1, Math.round(Math.max(distance(a, b), distance(d, c))))
  const height = Math.max(1, Math.round(Math.max(distance(a, d), distance(b, c))))
  const [g0, g1, g2, g3, g4, g5, g6, g7] = ofUnitSquare(corners)
  const sample = sampler(picture)
  const data = new Uint8Array(width * height)
  for (let y = 0, at = 0; y < height; y += 1) {
    const v = (y + 0.5) / height
    for (let x = 0; x < width; x += 1, at += 1) {
      const u = (x + 0.5) / width
      const w = g6 * u + g7 * v + 1
      data[at] = sample((g0 * u + g1 * v + g2) / w, (g3 * u + g4 * v + g5) / w)
    }
  }
  return { width, height, data }
}

type Eight = [number, number, number, number, number, number, number, number]

/** The projective map of the unit square to the corners (Heckbert 1989, 2.2.3). */
export const ofUnitSquare = ([p0, p1, p2, p3]: Corners): Eight => {
  const [dx1, dx2, sx] = [p1.x - p2.x, p3.x - p2.x, p0.x - p1.x + p2.x - p3.x]
  const [dy1, dy2, sy] = [p1.y - p2.y, p3.y - p2.y, p0.y - p1.y + p2.y - p3.y]
  const det = dx1 * dy2 - dx2 * dy1
  const g = det === 0 ? 0 : (sx * dy2 - dx2 * sy) / det
  const h = det === 0 ? 0 : (dx1 * sy - sx * dy1) / det
  return [
    p1.x - p0.x + g * p1.x,
    p3.x - p0.x + h * p3.x,
    p0.x,
    p1.y - p0.y + g * p1.y,
    p3.y - p0.y + h * p3.y,
    p0.y,
    g,
    h,
  ]
}

import { type Gray, type Point, scaled } from './gray.ts'
import { type Corners, cornersMoved } from './perspective.ts'

// Where a sheet of paper lies in a photograph: the largest light region, if it is a quadrilateral before a darker ground.

const SHEET = {
  /** Pixels a side at most of the picture it is looked for in. */
  size: 480,
  /** Of the picture: a sheet covers at least so much, and what covers nearly all is no photograph of a sheet. */
  least: 0.2,
  most: 0.97,
  /** Of the quadrilateral between its corners, what share the region fills. */
  filled: 0.86,
  /** Paper is at least so much lighter than what it lies on. */
  lighter: 28,
  /** Of the picture's side: edges that lean less than this need no straightening. */
  upright: 0.008,
} as const

/** The corners in the picture's own pixels, or nothing where the picture is the page itself. */
export const cornersOfPage = (picture: Gray): Corners | undefined => {
  const factor = Math.min(1, SHEET.size / Math.max(picture.width, picture.height))
  const small = scaled(
    picture,
    Math.max(1, Math.round(picture.width * factor)),
    Math.max(1, Math.round(picture.height * factor)),
  )
  const bright = thresholdOf(small)
  // A shadow on the sheet may be nearer to the table than to the paper: it is parted from the table next.
  const shaded = thresholdOf({ ...small, data: small.data.filter((value) => value <= bright) })
  const [largest] = [bright, shaded]
    .map((threshold) => sheetAbove(small, threshold))
    .filter((corners) => corners !== undefined)
    .sort((a, b) => areaOf(b) - areaOf(a))
  return (
    largest &&
    cornersMoved(largest, ({ x, y }) => ({
      x: Math.min(picture.width - 1, Math.max(0, (x + 0.5) / factor - 0.5)),
      y: Math.min(picture.height - 1, Math.max(0, (y + 0.5) / factor - 0.5)),
    }))
  )
}

const sheetAbove = (small: Gray, threshold: number): Corners | undefined => {
  const { width, height, data } = small
  const paper = closed(
    data.map((value) => (value > threshold ? 1 : 0)),
    width,
    height,
  )
  const region = largestRegion(paper, width, height)
  const all = width * height
  if (region.length < SHEET.least * all || region.length > SHEET.most * all) return undefined
  const corners = extremes(region, width)
  const area = areaOf(corners)
  const isSheet =
    region.length >= SHEET.filled * area &&
    area >= SHEET.least * all &&
    !isUpright(corners, small) &&
    isLighter(small, region) &&
    hasEdges(corners, small)
  return isSheet ? corners : undefined
}

/** A light part of a page that was laid out, as beside a dark sidebar: no camera is held so straight. */
const isUpright = ([a, b, c, d]: Corners, { width, height }: Gray): boolean =>
  Math.max(Math.abs(a.x - d.x), Math.abs(b.x - c.x)) <= SHEET.upright * width &&
  Math.max(Math.abs(a.y - b.y), Math.abs(d.y - c.y)) <= SHEET.upright * height

const EDGE = {
  /** Pixels to either side of it, and how many places are looked at. */
  beside: 4,
  places: 24,
  /** The shade steps by so much where paper ends; light that falls off does not step. */
  step: 12,
} as const

/** Each side of the sheet that is in the picture is an edge. */
const hasEdges = (corners: Corners, picture: Gray): boolean =>
  sidesOf(corners).every(([from, to]) => isEdge(from, to, picture))

const isEdge = (from: Point, to: Point, { width, height, data }: Gray): boolean => {
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  if (length === 0) return false
  // Clockwise: the outside is to the left of the way.
  const [nx, ny] = [(to.y - from.y) / length, -(to.x - from.x) / length]
  const shadeAt = (x: number, y: number) => {
    const [px, py] = [Math.round(x), Math.round(y)]
    return px < 0 || py < 0 || px >= width || py >= height ? undefined : data[py * width + px]
  }
  const steps: number[] = []
  for (let place = 1; place < EDGE.places; place += 1) {
    const [x, y] = [
      from.x + ((to.x - from.x) * place) / EDGE.places,
      from.y + ((to.y - from.y) * place) / EDGE.places,
    ]
    const outside = shadeAt(x + nx * EDGE.beside, y + ny * EDGE.beside)
    const inside = shadeAt(x - nx * EDGE.beside, y - ny * EDGE.beside)
    if (outside !== undefined && inside !== undefined) steps.push(inside - outside)
  }
  // The picture ends where the sheet does.
  if (steps.length < EDGE.places / 3) return true
  steps.sort((a, b) => a - b)
  return (steps[Math.floor(steps.length / 3)] ?? 0) >= EDGE.step
}

/** Otsu's threshold: the two groups of shades that differ most. */
const thresholdOf = ({ data }: Gray): number => {
  const counts = new Float64Array(256)
  for (const value of data) counts[value] = (counts[value] ?? 0) + 1
  let total = 0
  for (let value = 0; value < 256; value += 1) total += value * (counts[value] ?? 0)
  let [below, belowSum, best, at] = [0, 0, -1, 128]
  for (let value = 0; value < 255; value += 1) {
    below += counts[value] ?? 0
    belowSum += value * (counts[value] ?? 0)
    const above = data.length - below
    if (below === 0 || above === 0) continue
    const apart = belowSum / below - (total - belowSum) / above
    const between = below * above * apart * apart
    if (between > best) [best, at] = [between, value]
  }
  return at
}

/** Print on the sheet is no hole in it: grown by a few pixels, and shrunk again. */
const closed = (mask: Uint8Array, width: number, height: number): Uint8Array => {
  let out = mask
  for (const value of [1, 1, 1, 0, 0, 0]) out = spread(out, width, height, value)
  return out
}

const spread = (mask: Uint8Array, width: number, height: number, value: number): Uint8Array =>
  mask.map((own, at) => {
    if (own === value) return value
    const x = at % width
    const touches =
      (x > 0 && mask[at - 1] === value) ||
      (x < width - 1 && mask[at + 1] === value) ||
      (at >= width && mask[at - width] === value) ||
      (at < width * (height - 1) && mask[at + width] === value)
    return touches ? value : own
  })

const largestRegion = (mask: Uint8Array, width: number, height: number): number[] => {
  const seen = new Uint8Array(mask.length)
  let largest: number[] = []
  for (let start = 0; start < mask.length; start += 1) {
    if (!mask[start] || seen[start]) continue
    const region = [start]
    seen[start] = 1
    for (let next = 0; next < region.length; next += 1) {
      const at = region[next] ?? start
      const x = at % width
      const beside: [other: number, inside: boolean][] = [
        [at - 1, x > 0],
        [at + 1, x < width - 1],
        [at - width, at >= width],
        [at + width, at < width * (height - 1)],
      ]
      for (const [other, inside] of beside)
        if (inside && mask[other] && !seen[other]) {
          seen[other] = 1
          region.push(other)
        }
    }
    if (region.length > largest.length) largest = region
  }
  return largest
}

/** The outermost points along the two diagonals. */
const extremes = (region: number[], width: number): Corners => {
  const point = (at: number): Point => ({ x: at % width, y: Math.floor(at / width) })
  const outermost = (value: (p: Point) => number): Point => {
    let [best, most] = [0, Number.NEGATIVE_INFINITY]
    for (const at of region) {
      const v = value(point(at))
      if (v > most) [best, most] = [at, v]
    }
    return point(best)
  }
  return [
    outermost(({ x, y }) => -x - y),
    outermost(({ x, y }) => x - y),
    outermost(({ x, y }) => x + y),
    outermost(({ x, y }) => y - x),
  ]
}

const sidesOf = ([a, b, c, d]: Corners): [from: Point, to: Point][] => [
  [a, b],
  [b, c],
  [c, d],
  [d, a],
]

const areaOf = (corners: Corners): number => {
  const twice = sidesOf(corners).reduce((sum, [a, b]) => sum + a.x * b.y - b.x * a.y, 0)
  return Math.abs(twice) / 2
}

const isLighter = ({ data }: Gray, region: number[]): boolean => {
  const inside = new Set(region)
  let [inSum, outSum, out] = [0, 0, 0]
  data.forEach((value, at) => {
    if (inside.has(at)) inSum += value
    else {
      outSum += value
      out += 1
    }
  })
  return out > 0 && inSum / region.length - outSum / out > SHEET.lighter
}

import { type Gray, sampler, scaled } from './gray.ts'

// Which way the lines of print run: where a picture's rows are summed along them, ink and white part most sharply.

const SKEW = {
  /** Pixels a side at most of the picture the angle is looked for in. */
  size: 900,
  /** Degrees to either side, and how finely. */
  most: 8,
  coarse: 0.5,
  fine: 0.05,
  /** Less than this moves no letter by half its height over a line. */
  least: 0.08,
  ink: 128,
  /** Rows must part so much more sharply one way than the other, before a page is taken to lie on its side. */
  sideways: 1.6,
} as const

interface Ink {
  xs: Float32Array
  ys: Float32Array
  size: number
}

/** Degrees clockwise by which the print is tilted. */
export const tiltOf = (picture: Gray): number => {
  const ink = inkOf(picture)
  if (ink.xs.length === 0) return 0
  const coarse = sharpest(ink, 0, SKEW.most, SKEW.coarse)
  const angle = sharpest(ink, coarse, SKEW.coarse, SKEW.fine)
  return Math.abs(angle) < SKEW.least ? 0 : angle
}

/** Whether the lines of print run up and down the picture. */
export const liesOnItsSide = (picture: Gray): boolean => {
  const upright = inkOf(picture)
  const sideways = { xs: upright.ys.map((y) => -y), ys: upright.xs, size: upright.size }
  const best = (ink: Ink) => sharpness(ink, sharpest(ink, 0, SKEW.most, SKEW.coarse))
  return best(sideways) > SKEW.sideways * best(upright)
}

const inkOf = (picture: Gray): Ink => {
  const factor = Math.min(1, SKEW.size / Math.max(picture.width, picture.height))
  const small = scaled(picture, Math.round(picture.width * factor), Math.round(picture.height * factor))
  const xs: number[] = []
  const ys: number[] = []
  for (let y = 0, at = 0; y < small.height; y += 1)
    for (let x = 0; x < small.width; x += 1, at += 1)
      if ((small.data[at] ?? 255) < SKEW.ink) {
        xs.push(x)
        ys.push(y)
      }
  return { xs: Float32Array.from(xs), ys: Float32Array.from(ys), size: small.width + small.height }
}

const sharpest = (ink: Ink, around: number, within: number, step: number): number => {
  let best = around
  let most = -1
  for (let angle = around - within; angle <= around + within + step / 2; angle += step) {
    const sharp = sharpness(ink, angle)
    if (sharp > most) [best, most] = [angle, sharp]
  }
  return best
}

/** How much neighbouring rows differ when they run at the angle. */
const sharpness = ({ xs, ys, size }: Ink, angle: number): number => {
  const rows = new Float64Array(2 * size)
  const slope = Math.tan((angle * Math.PI) / 180)
  for (let at = 0; at < xs.length; at += 1) {
    const row = Math.round((ys[at] ?? 0) - (xs[at] ?? 0) * slope) + size
    rows[row] = (rows[row] ?? 0) + 1
  }
  let sum = 0
  for (let row = 1; row < rows.length; row += 1) sum += ((rows[row] ?? 0) - (rows[row - 1] ?? 0)) ** 2
  return sum / Math.max(1, xs.length)
}

/** Turned back by the tilt about its middle, within the same frame. */
export const withoutTilt = (picture: Gray, tilt: number): Gray => {
  if (tilt === 0) return picture
  const { width, height } = picture
  const [sin, cos] = [Math.sin((tilt * Math.PI) / 180), Math.cos((tilt * Math.PI) / 180)]
  const [cx, cy] = [(width - 1) / 2, (height - 1) / 2]
  const sample = sampler(picture)
  const data = new Uint8Array(width * height)
  for (let y = 0, at = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1, at += 1)
      data[at] = sample(cx + (x - cx) * cos - (y - cy) * sin, cy + (x - cx) * sin + (y - cy) * cos)
  return { width, height, data }
}

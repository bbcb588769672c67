import { mixed } from './colours.ts'
import type { DrawingState } from './drawing-state.ts'
import { type Bounds, boundsOf } from './matrix.ts'
import { CLOSE, COORDINATES, isRectangle, type Outline, type Paths } from './outline.ts'

// What is painted on a page besides its letters: fills, pictures, bars, and what they cover.

export interface Paint extends Bounds {
  image: boolean
  /** As it looks: what shines through is mixed in. */
  colour: string
  /** What nothing under it can be seen through: the whole of a rectangle or a picture, the middle of a rounder shape. */
  opaque: Bounds | null
  /** Within the box it has ink where all of these have. */
  outlines: readonly Outline[]
}

/** What is not quite opaque hides nothing, to the eye. */
const OPAQUE = 0.95

export const isSolid = ({ alpha, blended }: DrawingState): boolean => alpha >= OPAQUE && !blended

/** A picture or a fill; undefined where nothing of it is seen. */
export function paintOf(
  bounds: readonly number[],
  { image, colour, outline }: { image: boolean; colour: string; outline?: Outline | undefined },
  state: DrawingState,
  below: readonly Paint[],
): Paint | undefined {
  const box = within(boundsOf(state.ctm, bounds), state.clip)
  if (!box) return undefined
  const solid = isSolid(state)
  const seen = image || solid ? colour : mixed(colour, colourUnder(below, box), state.alpha)
  const outlines = outline ? [...state.clipOutlines, outline] : state.clipOutlines
  return { ...box, image, colour: seen, opaque: image && solid ? box : null, outlines }
}

/** What both cover; undefined where they do not meet. */
export const within = (box: Bounds, clip: Bounds | undefined): Bounds | undefined => {
  if (!clip) return box
  const cut = {
    x0: Math.max(box.x0, clip.x0),
    y0: Math.max(box.y0, clip.y0),
    x1: Math.min(box.x1, clip.x1),
    y1: Math.min(box.y1, clip.y1),
  }
  return cut.x1 < cut.x0 || cut.y1 < cut.y0 ? undefined : cut
}

/** The colour of the page in the middle of a shape that is about to be painted. */
function colourUnder(paints: readonly Paint[], { x0, y0, x1, y1 }: Bounds): string {
  const [x, y] = [(x0 + x1) / 2, (y0 + y1) / 2]
  const under = paints.findLast((p) => x >= p.x0 && x <= p.x1 && y >= p.y0 && y <= p.y1)
  return under ? (under.image ? 'pattern' : under.colour) : '#ffffff'
}

/** A straight line so wide that it is a bar: what it covers. */
export function barOf(paths: Paths, bounds: readonly number[], width: number): number[] | undefined {
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = bounds
  if (paths?.[0]?.length !== TWO_POINTS || width < BAR) return undefined
  if (y0 === y1) return [x0, y0 - width / 2, x1, y0 + width / 2]
  return x0 === x1 ? [x0 - width / 2, y0, x0 + width / 2, y1] : undefined
}
const TWO_POINTS = 6
/** Points: a rule is thinner. */
const BAR = 6

/** What a shape surely covers. */
export function solidPart(box: Bounds, paths: Paths): Bounds | null {
  const { x0, y0, x1, y1 } = box
  if (isRectangle(paths)) return { x0, y0, x1, y1 }
  if (filledShare(paths) < FILLED) return null
  const [dx, dy] = [(x1 - x0) * ROUNDED, (y1 - y0) * ROUNDED]
  return { x0: x0 + dx, y0: y0 + dy, x1: x1 - dx, y1: y1 - dy }
}
/** Of the box around it: a circle fills 79 %, a rounded box more, a frame or a letter less. */
const FILLED = 0.7
const ROUNDED = 0.15

/** How much of the box around it a shape of one outline fills; 0 for any other. */
function filledShare(paths: Paths): number {
  const path = paths?.[0]
  if (!path || paths.length > 1) return 0
  const points: [number, number][] = []
  for (let at = 0; at < path.length; ) {
    const step = path[at] ?? CLOSE
    if (step === 0 && points.length > 0) return 0
    const size = COORDINATES[step] ?? 0
    // A curve keeps within its control points.
    for (let i = 1; i < size; i += 2) points.push([path[at + i] ?? 0, path[at + i + 1] ?? 0])
    at += 1 + size
    if (step === CLOSE && at < path.length) return 0
  }
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  const box = (Math.max(...xs) - Math.min(...xs)) * (Math.max(...ys) - Math.min(...ys))
  const twice = points.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = points[(i + 1) % points.length] ?? [x, y]
    return sum + x * nextY - nextX * y
  }, 0)
  return box > 0 ? Math.abs(twice) / 2 / box : 0
}

/** Of the size of a bullet. */
export const isDot = ({ x0, y0, x1, y1 }: Bounds): boolean =>
  x1 - x0 > 1.2 && x1 - x0 < 7 && Math.abs(x1 - x0 - (y1 - y0)) < 0.35 * (x1 - x0)

/** Points: the height and width of a frame around a word or a few. */
export const isTagSized = ({ x0, y0, x1, y1 }: Bounds): boolean =>
  y1 - y0 > 8 && y1 - y0 < 34 && x1 - x0 > 12 && x1 - x0 < 220 && x1 - x0 > 0.8 * (y1 - y0)

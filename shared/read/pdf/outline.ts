import { inverted, type Matrix, moved } from './matrix.ts'

// Where a shape has ink: its box alone would lay a triangle under what stands beside it.

/** As pdf.js writes a path: steps with their points. */
export type Paths = ArrayLike<number>[] | null

export interface Outline {
  /** And how many edges were followed to know it. */
  inkAt: (x: number, y: number) => [isInk: boolean, followed: number]
}

/** How many numbers follow a move, a line, a cubic and a quadratic curve, and the end. */
export const COORDINATES: readonly number[] = [2, 2, 6, 4, 0]
/** How pdf.js writes the end of a path, behind moves (0), lines (1) and curves. */
export const CLOSE = 4
const MOVE = 0
/** Lines in place of a curve. */
const CUTS = 6

/** Undefined where the shape fills its box, and where it has more edges than are worth following. */
export function outlineOf(paths: Paths, ctm: Matrix, evenOdd: boolean): Outline | undefined {
  const numbers = paths?.reduce((sum, { length }) => sum + length, 0) ?? 0
  if (!paths || numbers > MOST_NUMBERS || (isUpright(ctm) && isRectangle(paths))) return undefined
  // Few shapes are ever asked.
  let shapes: Shape[] | undefined
  const back = inverted(ctm)
  const inkAt: Outline['inkAt'] = (x, y) => {
    if (!back) return [true, 0]
    shapes ??= paths.flatMap(shapesOf)
    const [ownX, ownY] = moved(back, x, y)
    let turns = 0
    let followed = shapes.length
    for (const { y0, y1, edges } of shapes) {
      if (ownY < y0 || ownY > y1) continue
      turns += turnsAround(edges, ownX, ownY)
      followed += edges.length
    }
    return [evenOdd ? turns % 2 !== 0 : turns !== 0, followed]
  }
  return { inkAt }
}
/** Those of a column of text that is drawn letter by letter. */
const MOST_NUMBERS = 200_000

/** One closed line of a path, as a letter has it around. */
interface Shape {
  y0: number
  y1: number
  edges: Edge[]
}

const isUpright = ([a, b, c, d]: Matrix): boolean => (b === 0 && c === 0) || (a === 0 && d === 0)

/** How often the edges go around a point. */
function turnsAround(edges: readonly Edge[], x: number, y: number): number {
  let turns = 0
  for (const [ax, ay, bx, by] of edges)
    if (ay <= y !== by <= y && ax + ((y - ay) / (by - ay)) * (bx - ax) > x) turns += by > ay ? 1 : -1
  return turns
}

type Edge = [ax: number, ay: number, bx: number, by: number]

/** Every part of a path is filled as if it were closed. */
function shapesOf(path: ArrayLike<number>): Shape[] {
  const shapes: Shape[] = []
  let shape: Shape | undefined
  let [x, y, startX, startY] = [0, 0, 0, 0]
  const lineTo = (nextX: number, nextY: number) => {
    if (!shape) {
      shape = { y0: y, y1: y, edges: [] }
      shapes.push(shape)
    }
    shape.edges.push([x, y, nextX, nextY])
    shape.y0 = Math.min(shape.y0, nextY)
    shape.y1 = Math.max(shape.y1, nextY)
    ;[x, y] = [nextX, nextY]
  }
  for (let at = 0; at < path.length; ) {
    const step = path[at] ?? CLOSE
    const size = COORDINATES[step] ?? 0
    const points = Array.from({ length: size }, (_, i) => path[at + 1 + i] ?? 0)
    if (step === MOVE || step === CLOSE) {
      lineTo(startX, startY)
      shape = undefined
      if (step === MOVE) [x = 0, y = 0] = points
      ;[startX, startY] = [x, y]
    } else {
      const curve = [x, y, ...points]
      const cuts = size > 2 ? CUTS : 1
      for (let cut = 1; cut <= cuts; cut += 1) lineTo(...along(curve, cut / cuts))
    }
    at += 1 + size
  }
  lineTo(startX, startY)
  return shapes
}

/** The point of a curve, by de Casteljau's way: between the points between its points. */
function along(points: number[], share: number): [number, number] {
  let between = points
  while (between.length > 2)
    between = between.slice(2).map((next, i) => (between[i] ?? 0) * (1 - share) + next * share)
  return [between[0] ?? 0, between[1] ?? 0]
}

/** Four corners, each on a level with the next: `re`, or the same drawn with lines. */
export function isRectangle(paths: Paths): boolean {
  const path = paths?.[0]
  if (!path || paths.length > 1) return false
  let points = 0
  let before: [x: number | undefined, y: number | undefined] | undefined
  for (let at = 0; at < path.length; at += 3) {
    const [step = 0, x, y] = [path[at], path[at + 1], path[at + 2]]
    if (step > 1) {
      if (step === CLOSE && at === path.length - 1) break
      return false
    }
    if (before && x !== before[0] && y !== before[1]) return false
    before = [x, y]
    points += 1
  }
  return points === 4 || points === 5
}

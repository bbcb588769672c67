import type { Gray } from './gray.ts'

// Rules, frames of tables and outlines of tags are no letters, and keep letters from being seen: they are taken out.

const INK = 140

/** In ems of the usual text, of which a page holds so many from top to foot. */
const EMS_A_PAGE = 84
const RULE = { thick: 0.28, long: 3, tall: 2.4 } as const
/** A frame is larger than a letter, and nearly all of its box is white. */
const FRAME = { wide: 1.5, high: 1.3, filled: 0.14 } as const

interface Run {
  y: number
  x0: number
  x1: number
  of: number
}

export const withoutRules = (picture: Gray): Gray => {
  const { width, height, data } = picture
  const em = Math.max(width, height) / EMS_A_PAGE
  const { runs, rows } = inkRuns(picture)
  const parent = joinedRuns(runs, rows)
  const boxes = new Map<number, { x0: number; y0: number; x1: number; y1: number; ink: number }>()
  const rootOf = rootIn(parent)
  for (const [at, run] of runs.entries()) {
    run.of = rootOf(at)
    const box = boxes.get(run.of)
    const ink = run.x1 - run.x0
    if (!box) boxes.set(run.of, { x0: run.x0, y0: run.y, x1: run.x1, y1: run.y + 1, ink })
    else {
      box.x0 = Math.min(box.x0, run.x0)
      box.x1 = Math.max(box.x1, run.x1)
      box.y1 = run.y + 1
      box.ink += ink
    }
  }
  const gone = new Set<number>()
  for (const [of, { x0, y0, x1, y1, ink }] of boxes) {
    const [wide, high] = [(x1 - x0) / em, (y1 - y0) / em]
    const isRule = (high <= RULE.thick && wide >= RULE.long) || (wide <= RULE.thick && high >= RULE.tall)
    const isFrame = wide >= FRAME.wide && high >= FRAME.high && ink < FRAME.filled * (x1 - x0) * (y1 - y0)
    if (isRule || isFrame) gone.add(of)
  }
  if (gone.size === 0) return picture
  const out = data.slice()
  // A pixel around each goes with it: edges are gray.
  for (const { y, x0, x1, of } of runs) {
    if (!gone.has(of)) continue
    for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row += 1)
      out.fill(255, row * width + Math.max(0, x0 - 2), row * width + Math.min(width, x1 + 2))
  }
  return { width, height, data: out }
}

/** Stretches of ink in each row; `rows` says where those of a row begin. */
const inkRuns = ({ width, height, data }: Gray): { runs: Run[]; rows: number[] } => {
  const runs: Run[] = []
  const rows: number[] = []
  for (let y = 0; y < height; y += 1) {
    rows.push(runs.length)
    const start = y * width
    let x = 0
    while (x < width) {
      while (x < width && (data[start + x] ?? 255) >= INK) x += 1
      if (x >= width) break
      const x0 = x
      while (x < width && (data[start + x] ?? 255) < INK) x += 1
      runs.push({ y, x0, x1: x, of: 0 })
    }
  }
  rows.push(runs.length)
  return { runs, rows }
}

const rootIn =
  (parent: Int32Array) =>
  (at: number): number => {
    let root = at
    while (parent[root] !== root) root = parent[root] ?? root
    let next = at
    while (parent[next] !== root) {
      const before = next
      next = parent[next] ?? 0
      parent[before] = root
    }
    return root
  }

/** Beyond the last. */
const NONE: Run = { y: 0, x0: 0, x1: 0, of: 0 }

/** Runs of neighbouring rows that touch are one. */
const joinedRuns = (runs: Run[], rows: number[]): Int32Array => {
  const parent = Int32Array.from(runs, (_, at) => at)
  const rootOf = rootIn(parent)
  for (let y = 1; y + 1 < rows.length; y += 1) {
    let above = rows[y - 1] ?? 0
    const endAbove = rows[y] ?? 0
    for (let at = rows[y] ?? 0; at < (rows[y + 1] ?? 0); at += 1) {
      const { x0, x1 } = runs[at] ?? NONE
      while (above < endAbove && (runs[above] ?? NONE).x1 < x0) above += 1
      for (let other = above; other < endAbove && (runs[other] ?? NONE).x0 <= x1; other += 1)
        parent[rootOf(at)] = rootOf(other)
    }
  }
  return parent
}

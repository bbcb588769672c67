import { expOf, lnOf } from '#shared/learn/exact-math.ts'
import { endOf, type Tree, type Trees } from '#shared/learn/trees.ts'

// Gradient boosting on the logistic loss with second-order steps (Chen and Guestrin, "XGBoost", 2016), over binned whole numbers.

export interface Row {
  values: readonly number[]
  is: boolean
}

export interface Plan {
  trees: number
  depth: number
  rate: number
  /** Rows at least on each side of a question. */
  least: number
  bins: number
  l2: number
}

const UNIT = 1000
/** A question must gain so much. */
const LEAST_GAIN = 1e-6

export function grow(rows: readonly Row[], plan: Plan): Trees {
  const cuts = cutsOf(rows, plan.bins)
  const binned = rows.map(({ values }) => Uint8Array.from(cuts, (cut, f) => binOf(values[f] ?? 0, cut)))
  const right = rows.filter(({ is }) => is).length
  const share = right / (rows.length - right)
  const base = Math.round(UNIT * (share >= 1 ? lnOf(share) : -lnOf(1 / share)))
  const sums = new Float64Array(rows.length).fill(base / UNIT)
  const trees: Tree[] = []
  for (let at = 0; at < plan.trees; at++) {
    const slope = new Float64Array(rows.length)
    const curve = new Float64Array(rows.length)
    rows.forEach(({ is }, i) => {
      const p = likely(sums[i] ?? 0)
      slope[i] = (is ? 1 : 0) - p
      curve[i] = p * (1 - p)
    })
    const tree = growOne(binned, cuts, slope, curve, plan)
    trees.push(tree)
    rows.forEach(({ values }, i) => {
      sums[i] = (sums[i] ?? 0) + endOf(tree, values) / UNIT
    })
  }
  return { base, trees }
}

const likely = (odds: number): number => {
  const e = expOf(-Math.abs(odds))
  return odds >= 0 ? 1 / (1 + e) : e / (1 + e)
}

const binOf = (value: number, cut: readonly number[]): number => {
  let bin = 0
  while (bin < cut.length && value > (cut[bin] ?? 0)) bin++
  return bin
}

/** Where the values of each column may be parted: at every value where they are few, at their quantiles where they are many. */
function cutsOf(rows: readonly Row[], bins: number): number[][] {
  return (rows[0]?.values ?? []).map((_, f) => {
    const all = rows.map(({ values }) => values[f] ?? 0).sort((a, b) => a - b)
    const own = [...new Set(all)]
    if (own.length <= bins) return own.slice(0, -1)
    const at = Array.from({ length: bins - 1 }, (_, b) => all[Math.floor((all.length * (b + 1)) / bins)] ?? 0)
    return [...new Set(at)].filter((cut) => cut < (own.at(-1) ?? 0))
  })
}

function growOne(
  binned: readonly Uint8Array[],
  cuts: readonly number[][],
  slope: Float64Array,
  curve: Float64Array,
  { depth, rate, least, l2 }: Plan,
): Tree {
  const inner = 2 ** depth - 1
  const nodes: { of: number; over: number }[] = []
  let level: number[][] = [binned.map((_, i) => i)]
  const sumOf = (of: Float64Array, rows: readonly number[]) => rows.reduce((sum, i) => sum + (of[i] ?? 0), 0)
  while (nodes.length < inner) {
    const next: number[][] = []
    for (const rows of level) {
      const [g, h] = [sumOf(slope, rows), sumOf(curve, rows)]
      let best = { gain: LEAST_GAIN, of: -1, bin: 0 }
      cuts.forEach((cut, f) => {
        const gs = new Float64Array(cut.length + 1)
        const hs = new Float64Array(cut.length + 1)
        const counts = new Uint32Array(cut.length + 1)
        for (const i of rows) {
          const bin = binned[i]?.[f] ?? 0
          gs[bin] = (gs[bin] ?? 0) + (slope[i] ?? 0)
          hs[bin] = (hs[bin] ?? 0) + (curve[i] ?? 0)
          counts[bin] = (counts[bin] ?? 0) + 1
        }
        let [gl, hl, count] = [0, 0, 0]
        for (let bin = 0; bin < cut.length; bin++) {
          gl += gs[bin] ?? 0
          hl += hs[bin] ?? 0
          count += counts[bin] ?? 0
          if (count < least || rows.length - count < least) continue
          const gain = gl ** 2 / (hl + l2) + (g - gl) ** 2 / (h - hl + l2) - g ** 2 / (h + l2)
          if (gain > best.gain) best = { gain, of: f, bin }
        }
      })
      const { of, bin } = best
      nodes.push({ of, over: of < 0 ? 0 : (cuts[of]?.[bin] ?? 0) })
      const isOver = (i: number) => of >= 0 && (binned[i]?.[of] ?? 0) > bin
      next.push(
        rows.filter((i) => !isOver(i)),
        rows.filter((i) => isOver(i)),
      )
    }
    level = next
  }
  return {
    nodes,
    ends: level.map((rows) => Math.round((UNIT * rate * sumOf(slope, rows)) / (sumOf(curve, rows) + l2)) + 0),
  }
}

export const writtenTrees = ({ base, trees }: Trees): string =>
  [
    base,
    ...trees.map(
      ({ nodes, ends }) =>
        `${nodes.map(({ of, over }) => (of < 0 ? '-1' : `${of}>${over}`)).join(' ')}|${ends.join(' ')}`,
    ),
  ].join('\n')

import type { Model } from '#shared/learn/model.ts'
import { logProbabilities } from '#shared/learn/predict.ts'
import type { Example } from './logistic.ts'

interface Figure {
  name: string
  precision: number
  recall: number
  f1: number
  examples: number
  /** What it is taken for most often, when it is not seen as itself. */
  takenFor: string
}

/** The likeliest class, or the likeliest of `among`. */
export function classOf(
  model: Model,
  text: string,
  extras?: readonly number[],
  among: readonly string[] = model.classes,
): string {
  const scores = logProbabilities(model, text, extras)
  const score = (name: string) => scores[model.classes.indexOf(name)] ?? 0
  return among.reduce((best, name) => (score(name) > score(best) ? name : best))
}

export function figures(model: Model, examples: readonly Example[]): Figure[] {
  const table = new Map<string, Map<string, number>>()
  for (const e of examples) {
    const row = table.get(e.is) ?? new Map<string, number>()
    const seen = classOf(model, e.text, e.extras)
    row.set(seen, (row.get(seen) ?? 0) + 1)
    table.set(e.is, row)
  }
  return model.classes.map((name) => {
    const row = table.get(name) ?? new Map<string, number>()
    const right = row.get(name) ?? 0
    const is = [...row.values()].reduce((a, b) => a + b, 0)
    const seen = [...table.values()].reduce((sum, r) => sum + (r.get(name) ?? 0), 0)
    const recall = is ? right / is : 0
    const precision = seen ? right / seen : 0
    const f1 = precision + recall ? (2 * precision * recall) / (precision + recall) : 0
    const taken = [...row].filter(([n]) => n !== name).sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
    return {
      name,
      precision,
      recall,
      f1,
      examples: is,
      takenFor: taken
        .slice(0, 3)
        .map(([n, c]) => `${n} ${c}`)
        .join(', '),
    }
  })
}

const percent = (x: number) => (100 * x).toFixed(1).padStart(6)

export function printFigures(title: string, all: readonly Figure[]): void {
  console.log(`\n${title}`)
  console.log('class               right of seen  found    F1  examples  taken for')
  for (const f of all)
    console.log(
      `${f.name.padEnd(20)}${percent(f.precision)}        ${percent(f.recall)} ${percent(f.f1)}  ${String(f.examples).padStart(7)}  ${f.takenFor}`,
    )
  const mean = all.reduce((sum, f) => sum + f.f1, 0) / Math.max(1, all.length)
  console.log(`mean F1 ${percent(mean)}`)
}

/** The share seen rightly by source, the worst first. */
export function printSources(model: Model, examples: readonly (Example & { source: string })[]): void {
  const by = new Map<string, { right: number; all: number }>()
  for (const e of examples) {
    const name = `${e.is}: ${e.source}`
    const count = by.get(name) ?? { right: 0, all: 0 }
    count.all++
    if (classOf(model, e.text, e.extras) === e.is) count.right++
    by.set(name, count)
  }
  const rows = [...by].map(([name, c]) => ({ name, share: c.right / c.all, all: c.all }))
  rows.sort((a, b) => a.share - b.share || (a.name < b.name ? -1 : 1))
  console.log('Weakest sources:')
  for (const r of rows.slice(0, 14)) console.log(`  ${percent(r.share)} of ${r.all}  ${r.name}`)
}

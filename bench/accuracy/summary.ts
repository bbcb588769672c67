import { FIELDS, type Field, type FileScore } from './score.ts'

/** Per cent with one decimal, as printed and as kept in the baseline. */
export type Figures = Partial<Record<Field | 'mean', number>>

const percent = (values: number[]): number =>
  Math.round((1000 * values.reduce((a, b) => a + b, 0)) / values.length) / 10

export function figuresOf(scores: FileScore[]): Figures {
  const figures: Figures = {}
  const means: number[] = []
  for (const field of FIELDS) {
    const values = scores.map((s) => s[field]).filter((v) => v !== null)
    if (!values.length) continue
    figures[field] = percent(values)
    means.push(values.reduce((a, b) => a + b, 0) / values.length)
  }
  if (means.length) figures.mean = percent(means)
  return figures
}

export const fileMean = (score: FileScore): number => {
  const values = FIELDS.map((f) => score[f]).filter((v) => v !== null)
  return values.length ? percent(values) : 0
}

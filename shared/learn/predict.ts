import { expOf, lnOf } from './exact-math.ts'
import { featuresOf } from './features.ts'
import { CLASS_BITS, CLASS_MASK, type Model } from './model.ts'

// A multinomial logistic regression over hashed pieces of words. Sums are of integers, and what is not is made of
// + − × ÷ and square roots alone, so that Node and every browser give the same number to the last bit.

/** Log-probabilities are given in thousandths of a nat: integers, zero or less. */
export const NAT = 1000
/** Nothing is held less likely than this. */
const LEAST = -12 * NAT
/** How much the pieces of a text count together, next to one sign. */
const GRAMS_TOGETHER = 4

export const gramValue = (count: number): number => GRAMS_TOGETHER / Math.sqrt(Math.max(1, count))

function add(model: Model, features: readonly number[], sums: Int32Array): void {
  const { mask, from, entries } = model
  for (const feature of features) {
    const bucket = feature & mask
    const end = from[bucket + 1] ?? 0
    for (let i = from[bucket] ?? 0; i < end; i++) {
      const entry = entries[i] ?? 0
      const k = entry & CLASS_MASK
      sums[k] = (sums[k] ?? 0) + (entry >> CLASS_BITS)
    }
  }
}

/** The log-probability of each class of the model, in its order of classes. */
export function logProbabilities(model: Model, text: string, extras: readonly string[] = []): Int32Array {
  const count = model.classes.length
  const grams = new Int32Array(count)
  const signs = new Int32Array(count)
  const features = featuresOf(text, extras)
  add(model, features.grams, grams)
  add(model, features.signs, signs)
  const each = gramValue(features.grams.length)
  const scores: number[] = []
  for (let k = 0; k < count; k++) scores.push(((grams[k] ?? 0) * each + (signs[k] ?? 0)) * model.unit)
  const best = Math.max(...scores)
  const total = lnOf(scores.reduce((sum, s) => sum + expOf(s - best), 0))
  return Int32Array.from(scores, (s) => Math.max(LEAST, Math.round((s - best - total) * NAT)))
}

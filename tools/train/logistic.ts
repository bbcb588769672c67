import { expOf } from '#shared/learn/exact-math.ts'
import { featuresOf } from '#shared/learn/features.ts'
import { gramValue } from '#shared/learn/predict.ts'
import { type Random, randomFrom } from './random.ts'

// Multinomial logistic regression over hashed features, learned with FTRL-Proximal (McMahan et al., "Ad Click
// Prediction: a View from the Trenches", 2013): its L1 term leaves most weights at exactly zero.

export interface Example {
  text: string
  /** The name of its class. */
  is: string
  extras?: readonly number[]
  /** Its features, where they are not those of a line. */
  features?: number[]
  /** How much it counts, 1 unless said. */
  counts?: number
}

export interface Plan {
  classes: readonly string[]
  bucketBits: number
  passes: number
  /** How often all of it is learned anew, in another order: what few examples teach depends on theirs. 1 unless said. */
  rounds?: number
  seed: number
  /** Larger: fewer weights. */
  l1: number
  l2: number
  rate: number
}

export interface Learned {
  classes: readonly string[]
  bucketBits: number
  weights: Float64Array
}

const BETA = 1

interface Prepared {
  features: Uint32Array
  grams: number
  value: number
  is: number
  counts: number
}

function prepared(examples: readonly Example[], plan: Plan): Prepared[] {
  const mask = 2 ** plan.bucketBits - 1
  const index = new Map(plan.classes.map((name, k) => [name, k]))
  return examples.map((e) => {
    const is = index.get(e.is)
    if (is === undefined) throw new Error(`No class of this model is called ${e.is}.`)
    const { grams, signs } = e.features ? { grams: e.features, signs: [] } : featuresOf(e.text, e.extras)
    return {
      features: Uint32Array.from([...grams, ...signs], (f) => f & mask),
      grams: grams.length,
      value: gramValue(grams.length),
      is,
      counts: e.counts ?? 1,
    }
  })
}

/** The mean of the rounds; what only one of several weighs counts for nothing. */
export function learn(examples: readonly Example[], plan: Plan): Learned {
  const all = prepared(examples, plan)
  const random = randomFrom(plan.seed)
  const { rounds: count = 1 } = plan
  const rounds = Array.from({ length: count }, () => roundOf(all, plan, random))
  const [first = new Float64Array()] = rounds
  const weights = first.map((_, at) => {
    const told = rounds.flatMap((round) => round[at] || [])
    return told.length >= Math.min(count, 2) ? told.reduce((sum, weight) => sum + weight, 0) / count : 0
  })
  return { classes: plan.classes, bucketBits: plan.bucketBits, weights }
}

function roundOf(all: readonly Prepared[], plan: Plan, random: Random): Float64Array {
  const count = plan.classes.length
  const size = 2 ** plan.bucketBits * count
  const z = new Float64Array(size)
  const n = new Float64Array(size)
  const w = new Float64Array(size)
  const scores = new Float64Array(count)
  const slope = new Float64Array(count)
  for (let pass = 0; pass < plan.passes; pass++)
    for (const one of random.shuffled(all)) {
      scores.fill(0)
      const { features, grams, value: gram } = one
      for (let i = 0; i < features.length; i++) {
        const value = i < grams ? gram : 1
        const row = (features[i] ?? 0) * count
        for (let k = 0; k < count; k++) scores[k] = (scores[k] ?? 0) + (w[row + k] ?? 0) * value
      }
      const best = Math.max(...scores)
      let total = 0
      for (let k = 0; k < count; k++) {
        const e = expOf((scores[k] ?? 0) - best)
        slope[k] = e
        total += e
      }
      for (let k = 0; k < count; k++)
        slope[k] = ((slope[k] ?? 0) / total - (k === one.is ? 1 : 0)) * one.counts
      for (let i = 0; i < features.length; i++) {
        const value = i < grams ? gram : 1
        const row = (features[i] ?? 0) * count
        for (let k = 0; k < count; k++) {
          const at = row + k
          const g = (slope[k] ?? 0) * value
          // A class that is already told well moves nothing worth the root.
          if (g < 1e-4 && g > -1e-4) continue
          const before = n[at] ?? 0
          const after = before + g * g
          const root = Math.sqrt(after)
          const sigma = (root - Math.sqrt(before)) / plan.rate
          const sum = (z[at] ?? 0) + g - sigma * (w[at] ?? 0)
          z[at] = sum
          n[at] = after
          w[at] =
            sum > -plan.l1 && sum < plan.l1
              ? 0
              : -(sum - (sum > 0 ? plan.l1 : -plan.l1)) / ((BETA + root) / plan.rate + plan.l2)
        }
      }
    }
  return w
}

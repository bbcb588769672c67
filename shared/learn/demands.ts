import { type Model, unpack } from './model.ts'
import { logProbabilities } from './predict.ts'
import { DEMAND_WEIGHTS } from './weights/demands.ts'

/** Whether a phrase of a posting is asked of the person. */
export const DEMAND_CLASSES = ['asked', 'other'] as const

let model: Model | undefined

/** How likely the phrase is asked for, in thousandths of a nat against that it is not: above 0 it is. */
export function demandScore(phrase: string, signs: readonly number[]): number {
  model ??= unpack(DEMAND_WEIGHTS)
  const [asked = 0, other = 0] = logProbabilities(model, phrase, signs)
  return asked - other
}

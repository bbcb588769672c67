import { type Model, unpack } from './model.ts'
import { logProbabilities } from './predict.ts'
import { BREAK_WEIGHTS } from './weights/breaks.ts'

/** Whether a line of a posting began with a word, or the word goes on with what stands before it. */
export const BREAK_CLASSES = ['break', 'on'] as const

let model: Model | undefined

/** By how much likelier a line began there, in thousandths of a nat. */
export function breakScore(words: string, signs: readonly number[]): number {
  model ??= unpack(BREAK_WEIGHTS)
  const [begins = 0, on = 0] = logProbabilities(model, words, signs)
  return begins - on
}

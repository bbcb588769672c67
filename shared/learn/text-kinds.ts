import { type Model, unpack } from './model.ts'
import { logProbabilities } from './predict.ts'
import { TEXT_KIND_WEIGHTS } from './weights/text-kinds.ts'

/** What a line comes from: the posting of a job, or any other text. */
export const TEXT_KINDS = ['posting', 'other'] as const

let model: Model | undefined

/** By how much a line rather comes from a posting than from another text, in thousandths of a nat. */
export function postingRather(line: string): number {
  model ??= unpack(TEXT_KIND_WEIGHTS)
  const [posting = 0, other = 0] = logProbabilities(model, line)
  return posting - other
}

import { type Model, unpack } from './model.ts'
import { logProbabilities } from './predict.ts'
import { POSTING_WEIGHTS } from './weights/postings.ts'

/** What a line of a job posting is. `head` heads other lines; `frame` is page around the posting; `alien` is of no posting. */
export const POSTING_CLASSES = [
  'must',
  'nice',
  'duty',
  'company',
  'offer',
  'legal',
  'frame',
  'head',
  'alien',
] as const
export type PostingClass = (typeof POSTING_CLASSES)[number]

/** Log-probabilities in thousandths of a nat, in the order of the classes. */
export type PostingScores = Int32Array

let model: Model | undefined

export function postingScores(text: string, signs: readonly number[]): PostingScores {
  model ??= unpack(POSTING_WEIGHTS)
  return logProbabilities(model, text, signs)
}

export const likeliestOf = (scores: PostingScores): PostingClass =>
  POSTING_CLASSES[scores.reduce((best, score, at) => (score > (scores[best] ?? 0) ? at : best), 0)] ?? 'frame'

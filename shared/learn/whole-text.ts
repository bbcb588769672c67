import { wholeFeatures } from './features.ts'
import { type Model, unpack } from './model.ts'
import { weighed } from './predict.ts'
import { WHOLE_TEXT_WEIGHTS } from './weights/whole-text.ts'

let model: Model | undefined

/** By how much a text, by all its words, rather hires somebody than tells of work, in thousandths of a nat. */
export function hiresRather(text: string): number {
  model ??= unpack(WHOLE_TEXT_WEIGHTS)
  const [posting = 0, other = 0] = weighed(model, wholeFeatures(text))
  return Math.round((posting - other) * 1000)
}

/** It has learned what other texts say in these; of any other language its lines alone tell. */
export const WHOLE_TEXT_LANGUAGES: ReadonlySet<string> = new Set(
  'cs da de en es fi fr hu it ja ko nl no pl pt ro ru sv tr zh'.split(' '),
)

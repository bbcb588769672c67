import { foldLearned } from '#shared/text/fold.ts'
import { hash, pairFeature, pairOpening, SEED, UNSPACED } from './features.ts'
import { type Model, unpack } from './model.ts'
import { weighed } from './predict.ts'
import { WHOLE_TEXT_WEIGHTS } from './weights/whole-text.ts'

const WHOLE_STEM = 7
const WHOLE_WORD = /\p{L}+|\?/gu
/** Where no space parts the words, each two characters that follow each other stand for one. */
const wholeWords = (word: string): string[] =>
  UNSPACED.test(word)
    ? Array.from({ length: Math.max(1, word.length - 1) }, (_, at) => word.slice(at, at + 2))
    : [word.slice(0, WHOLE_STEM)]
/** Of all words of a text how they begin, and of each two that follow each other, each once, wherever they stand. */
export function wholeFeatures(text: string): number[] {
  const found = new Set<number>()
  let opening: number | undefined
  for (const stem of (foldLearned(text).match(WHOLE_WORD) ?? []).flatMap(wholeWords)) {
    found.add(hash(stem, SEED ^ 0x510e527f))
    if (opening !== undefined) found.add(pairFeature(opening, stem))
    opening = pairOpening(stem)
  }
  return [...found]
}

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

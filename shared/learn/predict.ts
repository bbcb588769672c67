import { expOf, lnOf } from './exact-math.ts'
import { pairFeature, pairOpening, readOf, wordFeatures } from './features.ts'
import { CLASS_BITS, CLASS_MASK, type Model } from './model.ts'

// A multinomial logistic regression over hashed pieces of words. Sums are of integers, and what is not is made of
// + − × ÷ and square roots alone, so that Node and every browser give the same number to the last bit.

/** Log-probabilities are given in thousandths of a nat: integers, zero or less. */
const NAT = 1000
/** Nothing is held less likely than this. */
const LEAST = -12 * NAT
/** How much the pieces of a text count together, next to one sign. */
const GRAMS_TOGETHER = 4

export const gramValue = (count: number): number => GRAMS_TOGETHER / Math.sqrt(Math.max(1, count))

/** The words of a language come again and again, so their sums are kept; what many texts said is not. */
const KNOWN_MOST = 20_000

/** What a model knows of words, and where it adds up a text: nothing of a text is kept in it. */
interface Desk {
  words: Map<string, Word>
  /** What the beginning of a text gives to its first pair. */
  first: number
  grams: Int32Array
  signs: Int32Array
  scores: Float64Array
}
interface Word {
  /** Per class, what the weights of its pieces come to; behind them, how many pieces they are. */
  sums: Int32Array
  opening: number
}
const desks = new WeakMap<Model, Desk>()

function deskOf(model: Model): Desk {
  const before = desks.get(model)
  if (before) return before
  const count = model.classes.length
  const desk = {
    words: new Map(),
    first: pairOpening('^'),
    grams: new Int32Array(count + 1),
    signs: new Int32Array(count),
    scores: new Float64Array(count),
  }
  desks.set(model, desk)
  return desk
}

function wordOf(model: Model, words: Desk['words'], word: string): Word {
  const before = words.get(word)
  if (before) return before
  if (words.size >= KNOWN_MOST) words.clear()
  const features = wordFeatures(word)
  const sums = new Int32Array(model.classes.length + 1)
  for (const feature of features) addFeature(model, feature, sums)
  sums[model.classes.length] = features.length
  const made = { sums, opening: pairOpening(word) }
  words.set(word, made)
  return made
}

function addFeature({ mask, from, entries }: Model, feature: number, sums: Int32Array): void {
  const bucket = feature & mask
  const end = from[bucket + 1] ?? 0
  for (let i = from[bucket] ?? 0; i < end; i++) {
    const entry = entries[i] ?? 0
    sums[entry & CLASS_MASK] = (sums[entry & CLASS_MASK] ?? 0) + (entry >> CLASS_BITS)
  }
}

/** The log-probability of each class of the model, in its order of classes. */
export function logProbabilities(model: Model, text: string, extras: readonly number[] = []): Int32Array {
  const count = model.classes.length
  const { words, first, grams, signs, scores } = deskOf(model)
  grams.fill(0)
  signs.fill(0)
  const read = readOf(text)
  let before = first
  for (const word of read.words) {
    const { sums, opening } = wordOf(model, words, word)
    for (let k = 0; k <= count; k++) grams[k] = (grams[k] ?? 0) + (sums[k] ?? 0)
    addFeature(model, pairFeature(before, word), grams)
    before = opening
  }
  addFeature(model, pairFeature(before, '$'), grams)
  const pieces = (grams[count] ?? 0) + read.words.length + 1
  for (const sign of read.signs) addFeature(model, sign, signs)
  for (const sign of extras) addFeature(model, sign, signs)
  const each = gramValue(pieces)
  let best = Number.NEGATIVE_INFINITY
  for (let k = 0; k < count; k++) {
    const score = ((grams[k] ?? 0) * each + (signs[k] ?? 0)) * model.unit
    scores[k] = score
    if (score > best) best = score
  }
  let sum = 0
  for (let k = 0; k < count; k++) sum += expOf((scores[k] ?? 0) - best)
  const total = lnOf(sum)
  const told = new Int32Array(count)
  for (let k = 0; k < count; k++)
    told[k] = Math.max(LEAST, Math.round(((scores[k] ?? 0) - best - total) * NAT))
  return told
}

/** What features that share one weight between them come to for each class. */
export function weighed(model: Model, features: readonly number[]): number[] {
  const sums = new Int32Array(model.classes.length)
  for (const feature of features) addFeature(model, feature, sums)
  return [...sums].map((sum) => sum * gramValue(features.length) * model.unit)
}

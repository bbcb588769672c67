import { expOf, lnOf } from './exact-math.ts'
import { pairFeature, readOf, signFeature, wordFeatures } from './features.ts'
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

/** Per class, what the weights of the pieces of one word come to; behind them, how many pieces they are. */
type Sums = Int32Array

/** The words of a language come again and again, so their sums are kept; what many texts said is not. */
const KNOWN_MOST = 20_000
const known = new WeakMap<Model, Map<string, Sums>>()

function wordSums(model: Model, words: Map<string, Sums>, word: string): Sums {
  const before = words.get(word)
  if (before) return before
  if (words.size >= KNOWN_MOST) words.clear()
  const features = wordFeatures(word)
  const sums = new Int32Array(model.classes.length + 1)
  for (const feature of features) addFeature(model, feature, sums)
  sums[model.classes.length] = features.length
  words.set(word, sums)
  return sums
}

function add(sums: Sums, at: number, more: number): void {
  sums[at] = (sums[at] ?? 0) + more
}

function addFeature({ mask, from, entries }: Model, feature: number, sums: Int32Array): void {
  const bucket = feature & mask
  const end = from[bucket + 1] ?? 0
  for (let i = from[bucket] ?? 0; i < end; i++) {
    const entry = entries[i] ?? 0
    add(sums, entry & CLASS_MASK, entry >> CLASS_BITS)
  }
}

/** The log-probability of each class of the model, in its order of classes. */
export function logProbabilities(model: Model, text: string, extras: readonly string[] = []): Int32Array {
  const count = model.classes.length
  let words = known.get(model)
  if (words === undefined) {
    words = new Map()
    known.set(model, words)
  }
  const read = readOf(text)
  const grams = new Int32Array(count + 1)
  let before = '^'
  for (const word of read.words) {
    const sums = wordSums(model, words, word)
    for (let k = 0; k <= count; k++) add(grams, k, sums[k] ?? 0)
    addFeature(model, pairFeature(before, word), grams)
    before = word
  }
  addFeature(model, pairFeature(before, '$'), grams)
  const pieces = (grams[count] ?? 0) + read.words.length + 1
  const signs = new Int32Array(count)
  for (const sign of read.signs) addFeature(model, signFeature(sign), signs)
  for (const sign of extras) addFeature(model, signFeature(sign), signs)
  const each = gramValue(pieces)
  const scores: number[] = []
  for (let k = 0; k < count; k++) scores.push(((grams[k] ?? 0) * each + (signs[k] ?? 0)) * model.unit)
  const best = Math.max(...scores)
  const total = lnOf(scores.reduce((sum, s) => sum + expOf(s - best), 0))
  return Int32Array.from(scores, (s) => Math.max(LEAST, Math.round((s - best - total) * NAT)))
}

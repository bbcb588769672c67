// How much of a text is words as people write them: what recognition gets wrong mixes figures and signs into words,
// tears words into letters, or changes case inside them.

const WORD = /^\p{Lu}?\p{Ll}+(?:['’-]\p{L}+)*$|^\p{Lu}{2,}$|^\p{Lu}\p{Ll}+\p{Lu}\p{Ll}+$/u
const NUMBER = /^[#$€£+]?\d[\d.,:/–-]*[%+kKmM]?$/
const ADDRESS =
  /^\S+@\S+\.\p{L}{2,}$|^(?:https?:\/\/|www\.)\S+$|^[\w.-]+\.(?:com|org|net|io|dev|example)(?:\/\S*)?$/u
const AROUND = /^[("'“‘[•–—-]+|[)"'”’\].,:;!?•|–—-]+$/gu
/** What is longer is no word. */
const LONGEST = 120
const SHORT_WORD = /^[aAI&àyeoéÀYEO]$|^[\p{L}]\.$/u

/** The share of letters that stand in sound words, from 0 to 1. */
export const soundnessOf = (text: string): number => {
  let sound = 0
  let all = 0
  for (const whole of text.split(/\s+/)) {
    const raw = whole.slice(0, LONGEST)
    const length = raw.replace(/[^\p{L}\p{N}]/gu, '').length
    if (length === 0) continue
    const word = raw.replace(AROUND, '')
    all += length
    const isSound = length === 1 ? SHORT_WORD.test(word) || NUMBER.test(word) : isWord(word)
    if (isSound) sound += length
  }
  return all === 0 ? 0 : sound / all
}

const isWord = (word: string): boolean =>
  NUMBER.test(word) ||
  ADDRESS.test(word) ||
  word.split(/[/&]/).every((part) => WORD.test(part) || NUMBER.test(part) || part === '')

const LAYER = {
  /** What was read from the picture has to be so much sounder. */
  sounder: 0.01,
  /** A layer with less of the text than this left lines out. */
  whole: 0.8,
  /** A layer that shares less of its words with the picture belongs to another one… */
  agreed: 0.5,
  /** …where the picture was read as surely as this. */
  sure: 0.75,
} as const

/** Whether the text that lies invisibly over a picture says less than what was read from the picture. */
export const isWorse = (layer: string, own: string, confidence: number): boolean => {
  const letters = (text: string) => text.match(/[\p{L}\p{N}]/gu)?.length ?? 0
  if (letters(layer) < LAYER.whole * letters(own)) return true
  if (confidence >= LAYER.sure && agreement(layer, own) < LAYER.agreed) return true
  return letters(own) >= LAYER.whole * letters(layer) && soundnessOf(own) > soundnessOf(layer) + LAYER.sounder
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? []

const agreement = (layer: string, own: string): number => {
  const known = new Set(wordsOf(own))
  const words = wordsOf(layer)
  return words.length === 0 ? 0 : words.filter((word) => known.has(word)).length / words.length
}

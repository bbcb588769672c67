import { OWN_LEAST, OWN_LETTERS, SCRIPTS } from './language/scripts.ts'
import { SMALL_WORDS } from './language/small-words.ts'

const SPOKEN_IN = new Map<string, string[]>()
for (const [language, words] of Object.entries(SMALL_WORDS))
  for (const word of new Set(words.split(' ')))
    SPOKEN_IN.set(word, [...(SPOKEN_IN.get(word) ?? []), language])
const LONGEST = Math.max(...[...SPOKEN_IN.keys()].map((word) => word.length))

const SAMPLE = 12_000
/** So much of the letters in one script, and it is the script of the text, whatever names and tools stand between. */
const SCRIPT_SHARE = 0.3
/** A text of so many words in which hardly any small word of a known language stands is in another one. */
const TELLING = { words: 100, share: 0.03, headings: 2 }

const FEWEST = 5
const CLEARLY = 1.15

/** Of a language that is none of the known. */
export const UNKNOWN = 'und'

/** Of each heading the language it is in, where its words tell one. */
type HeadingLanguages = readonly (string | undefined)[]

/** By the script, else by the smallest words, with a say of the headings; `und` where it is none of the known, '' where too little tells it. */
export const languageOf = (text: string, headings: HeadingLanguages = []): string => {
  const sample = text.slice(0, SAMPLE)
  return byScript(sample) || byWords(sample, headings)
}

/** Some five in a hundred letters of a Turkish text, of another with Turkish names in it hardly one. */
const TURKISH = /[ığİ]/g
const TURKISH_LEAST = { letters: 5, share: 0.015 }

/** Japanese in short lines is nearly all Chinese letters, but for the particles and endings; Chinese has at most a の,
 * or a word it quotes. */
const PARTICLES = { letters: 4, share: 0.05, runs: 3 }

/** Letters as only Japan writes them, beside any kana at all. */
const JAPANESE_FORMS = {
  signs: /[歴経済験営図売発変様検総転単県駅円込働実戦読労囲拡権気渋賛辺鉄対処薬覚観訳価応]/g,
  letters: 3,
}

const byScript = (sample: string): string => {
  const turkish = sample.match(TURKISH)?.length ?? 0
  if (turkish >= TURKISH_LEAST.letters && turkish > sample.length * TURKISH_LEAST.share) return 'tr'
  if (/^[\u0000-\u02ff\u1e00-\u1eff\u2000-\u22ff]*$/.test(sample)) return ''
  const hiragana = sample.match(/\p{Script=Hiragana}/gu) ?? []
  const kana = hiragana.length + (sample.match(/\p{Script=Katakana}/gu)?.length ?? 0)
  const han = sample.match(/\p{Script=Han}/gu)?.length ?? 0
  const spelled =
    new Set(hiragana).size >= PARTICLES.letters &&
    hiragana.length > han * PARTICLES.share &&
    (sample.match(/\p{Script=Hiragana}+/gu)?.length ?? 0) >= PARTICLES.runs
  const forms = kana > 0 ? (sample.match(JAPANESE_FORMS.signs)?.length ?? 0) : 0
  if (forms >= JAPANESE_FORMS.letters && forms > han * PARTICLES.share) return 'ja'
  if (kana > 20 || (kana > 3 && kana > han * 0.2) || spelled) return 'ja'
  if (han > 30) return 'zh'
  const letters = countOf(/\p{L}/gu, sample)
  const script = SCRIPTS.find(([, own]) => countOf(own, sample) > letters * SCRIPT_SHARE)?.[0] ?? ''
  const least = Math.max(OWN_LEAST.letters, letters * OWN_LEAST.share)
  const own = OWN_LETTERS[script]?.find(([, signs]) => countOf(signs, sample) >= least)
  return own?.[0] ?? script
}

export const countOf = (signs: RegExp, text: string): number => text.match(signs)?.length ?? 0

/** How often each small word stands there, by the languages it belongs to, in the order of the text. */
const counted = (words: string[]): Map<string[], number> => {
  const counts = new Map<string[], number>()
  for (const word of words) {
    const languages = word.length <= LONGEST ? SPOKEN_IN.get(word) : undefined
    if (languages) counts.set(languages, (counts.get(languages) ?? 0) + 1)
  }
  return counts
}

const byWords = (sample: string, headings: HeadingLanguages): string => {
  const words = sample.toLowerCase().match(/\p{L}+/gu) ?? []
  const scores = new Map<string, number>()
  for (const [languages, count] of counted(words))
    for (const language of languages) scores.set(language, (scores.get(language) ?? 0) + count)
  const most = Math.max(0, ...scores.values())
  const named = headings.filter((language) => language === 'en').length
  if (words.length > TELLING.words && most < words.length * TELLING.share && named < TELLING.headings)
    return UNKNOWN
  for (const language of headings) {
    if (language) scores.set(language, (scores.get(language) ?? 0) + 3)
  }
  const [first, second] = [...scores].sort((a, b) => b[1] - a[1])
  if (!first || first[1] < FEWEST) return ''
  // Portuguese that might be Spanish is not English; only what might be English is left open.
  const close = second !== undefined && first[1] < second[1] * CLEARLY
  return close && (first[0] === 'en' || second[0] === 'en') ? '' : first[0]
}

/** A line or two of these is too little for the language to be told in any other way. */
const FEW: readonly [string, RegExp][] = [
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/u],
  ['zh', /\p{Script=Han}/u],
]
/** By the script of a line or two. */
export const languageOfFew = (text: string): string => FEW.find(([, script]) => script.test(text))?.[0] ?? ''

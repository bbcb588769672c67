import { TERMS } from '../words/terms.ts'
import type { Misspelling } from './spelling.ts'

// 'Structure Query Language', 'Certified Financial Analyst': the name of a well-known thing with one word of another.

const WORD = /[\p{L}'’-]+/gu
const wordsOf = (text: string): string[] => text.toLowerCase().match(WORD) ?? []

interface Term {
  right: string
  words: string[]
}
const KNOWN: readonly Term[] = TERMS.map((right) => ({ right, words: wordsOf(right) }))
const RIGHT = new Set(KNOWN.map(({ words }) => words.join(' ')))
/** By every word of them: a text without any needs no second look. */
const BY_WORD = new Map<string, Term[]>()
for (const term of KNOWN)
  for (const word of term.words) BY_WORD.set(word, [...(BY_WORD.get(word) ?? []), term])

/** Shorter ones differ from other names by one word: 'Point of Care' is another thing. */
const WORDS_FEWEST = 3
const LONGEST = 2_000

/** One word of it is another that begins alike, and is written with a capital: so it is meant as the name. */
function isSlipOf(found: readonly RegExpMatchArray[], { words }: Term): boolean {
  if (words.length < WORDS_FEWEST || found.length !== words.length) return false
  const odd = found.flatMap(([raw], i) => {
    const own = raw.toLowerCase()
    const word = words[i] ?? ''
    return own === word || own === `${word}s` || `${own}s` === word ? [] : [{ word, own, raw }]
  })
  const [one, ...others] = odd
  if (!one || others.length > 0) return false
  return one.own[0] === one.word[0] && one.own.length > 3 && /^\p{Lu}/u.test(one.raw)
}

export function wrongTerms(text: string): Misspelling[] {
  const all = [...text.slice(0, LONGEST).matchAll(WORD)]
  const found: Misspelling[] = []
  all.forEach((match, at) => {
    const next = all[at + 1]?.[0].toLowerCase() ?? ''
    const terms = new Set([...(BY_WORD.get(match[0].toLowerCase()) ?? []), ...(BY_WORD.get(next) ?? [])])
    for (const term of terms) {
      const own = all.slice(at, at + term.words.length)
      if (!isSlipOf(own, term) || RIGHT.has(own.map(([word]) => word.toLowerCase()).join(' '))) continue
      const last = own.at(-1) ?? match
      const end = last.index + last[0].length
      found.push({ wrong: text.slice(match.index, end), right: term.right, index: match.index })
      return
    }
  })
  return found
}

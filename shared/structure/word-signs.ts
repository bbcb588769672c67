import { firstOf, itemAt, lastOf } from '#shared/lists.ts'
import { hasIdeographs, plainWords, wordSet } from '#shared/text/fold.ts'
import { DEGREE_LEVELS, type DegreeLevelName } from './words/degree-levels.ts'
import { DEGREE_WORDS } from './words/degrees.ts'
import { COMPANY_WORDS, SCHOOL_WORDS } from './words/organisations.ts'
import { CITIES, COUNTRIES, REMOTE, STATE_CODES, STATES } from './words/places.ts'
import { TITLE_MODIFIERS, TITLE_WORDS } from './words/titles.ts'

// How much a short text looks like a position, an organisation, a school, a degree or a place, by the words it is made of.

interface Lexicon {
  words: Set<string>
  /** Words that others are compounded with at their end, by their last letters: `Projektleiter`, `Kreisklinik`. */
  endings: Map<string, string[]>
  /** For scripts without blanks: found anywhere in the text. */
  parts: string[]
}

const COMPOUNDING = ['de', 'nl']
const ENDING_FROM = 5
const lastLetters = (word: string): string => word.slice(-3)

const byLastLetters = (words: string[]): Map<string, string[]> => {
  const endings = new Map<string, string[]>()
  for (const word of words) {
    const alike = endings.get(lastLetters(word))
    if (alike) alike.push(word)
    else endings.set(lastLetters(word), [word])
  }
  return endings
}

const lexiconOf = (table: Record<string, string>): Lexicon => {
  const words = wordSet(...Object.values(table))
  const compounded = wordSet(...COMPOUNDING.map((language) => table[language] ?? ''))
  return {
    words: new Set([...words].filter((word) => !hasIdeographs(word))),
    endings: byLastLetters(
      [...compounded].filter((word) => word.length >= ENDING_FROM && !word.includes(' ')),
    ),
    parts: [...words].filter(hasIdeographs),
  }
}

const TITLES = lexiconOf(TITLE_WORDS)
const COMPANIES = lexiconOf(COMPANY_WORDS)
const FORMS = wordSet(COMPANY_WORDS.forms)
const SCHOOLS = lexiconOf(SCHOOL_WORDS)
const MODIFIERS = wordSet(TITLE_MODIFIERS)

const MAX_TOKENS = 24

const tokensOf = (text: string): string[] =>
  plainWords(text.replace(/\./g, '')).split(' ').slice(0, MAX_TOKENS)

interface Hits {
  count: number
  first: boolean
  last: boolean
}

const hitsIn = (lexicon: Lexicon, text: string, tokens: string[]): Hits => {
  const hits: Hits = { count: 0, first: false, last: false }
  for (let at = 0; at < tokens.length; at += 1) {
    for (let length = Math.min(3, tokens.length - at); length >= 1; length -= 1) {
      const word = length === 1 ? itemAt(tokens, at) : tokens.slice(at, at + length).join(' ')
      const hit =
        lexicon.words.has(word) ||
        (length === 1 && (hasSingular(lexicon, word) || endsCompound(lexicon, word)))
      if (!hit) continue
      hits.count += 1
      if (at === 0) hits.first = true
      if (at + length === tokens.length) hits.last = true
      at += length - 1
      break
    }
  }
  if (hasIdeographs(text))
    for (const part of lexicon.parts)
      if (text.includes(part)) {
        hits.count += 1
        if (text.startsWith(part)) hits.first = true
        if (text.trimEnd().endsWith(part)) hits.last = true
      }
  return hits
}

const hasSingular = (lexicon: Lexicon, word: string): boolean =>
  word.length > 4 && word.endsWith('s') && lexicon.words.has(word.slice(0, -1))

const endsCompound = (lexicon: Lexicon, word: string): boolean => {
  if (word.length < 8) return false
  const ends = (text: string): boolean =>
    lexicon.endings.get(lastLetters(text))?.some((ending) => text.endsWith(ending)) === true
  return ends(word) || (OF_WOMEN.test(word) && ends(word.replace(OF_WOMEN, '')))
}

const OF_WOMEN = /innen$|in$/

const cached = <T>(make: (text: string) => T): ((text: string) => T) => {
  const known = new Map<string, T>()
  return (text) => {
    const seen = known.get(text)
    if (seen !== undefined) return seen
    const made = make(text)
    if (known.size > 5000) known.clear()
    known.set(text, made)
    return made
  }
}

/** 0: nothing says position. From 1: it is made of the words of positions. */
export const titleScore = cached((text: string): number => {
  const tokens = tokensOf(text)
  const hits = hitsIn(TITLES, text, tokens)
  if (!hits.count) return 0
  const modified = tokens.some((token) => MODIFIERS.has(token)) ? 0.3 : 0
  return Math.min(2, 0.5 + 0.3 * hits.count) + (hits.last || hits.first ? 0.5 : 0) + modified
})

export const companyScore = cached((text: string): number => {
  const tokens = tokensOf(text)
  const hits = hitsIn(COMPANIES, text, tokens)
  const form =
    tokens.slice(1).some((token) => FORMS.has(token)) ||
    /\b[lL]\.?[lL]\.?[cC]\b|\bS\.[AL]\.|株式会社|有限公司/.test(text)
  const school = hitsIn(SCHOOLS, text, tokens).count
  return Math.min(1.6, 0.7 * hits.count) + (form ? 1.2 : 0) + (school ? 0.5 : 0) + (hits.last ? 0.3 : 0)
})

export const schoolScore = cached((text: string): number => {
  const tokens = tokensOf(text)
  const hits = hitsIn(SCHOOLS, text, tokens)
  return hits.count ? 0.9 + 0.3 * hits.count : 0
})

const DEGREES: { level: DegreeLevelName; lexicon: Lexicon }[] = DEGREE_LEVELS.map((level) => ({
  level,
  lexicon: lexiconOf({ all: DEGREE_WORDS[level] }),
}))
/** Short forms that are common words or states when they are not capitals: `as`, `ma`, `be`. */
const ONLY_CAPITALS = new Map(
  'as a s aa be b e ma ms ba bs sb ab de dea des but em cap mag bac lic ib x diploma a ug sm aas md ed dr me'
    .split(' ')
    .map((word) => [
      word,
      new RegExp(`(?<![\\p{L}])${[...word.toUpperCase()].join('\\.?\\s?')}\\.?(?![\\p{L}])`, 'u'),
    ]),
)

/** 0: no degree; 1: a word that also stands elsewhere; 2: a degree beyond doubt. */
export const degreeScore = cached((text: string): number => {
  const found = degreeOf(text)
  if (!found) return 0
  return found.sure
})

/** The level of a text that is a degree, in any language, and how sure that it is one. */
export const degreeOf = cached((text: string): { level: DegreeLevelName; sure: number } | null => {
  const tokens = tokensOf(text)
  const onlyCapitals = text === text.toUpperCase()
  const small = new Set<string>()
  for (const { level, lexicon } of DEGREES) {
    for (let at = 0; at < tokens.length; at += 1)
      for (let length = Math.min(4, tokens.length - at); length >= 1; length -= 1) {
        const word = length === 1 ? itemAt(tokens, at) : tokens.slice(at, at + length).join(' ')
        if (!lexicon.words.has(word)) continue
        // In a text of capitals only the first word may be such a short form: `UNIVERSIDAD DE GORBEA` names no DE.
        if (onlyCapitals && at > 0 && ONLY_CAPITALS.has(word)) continue
        if (small.has(word)) continue
        if (word !== 'diploma' && ONLY_CAPITALS.get(word)?.test(text.replace(/\b[a-z]+\b/g, '')) === false) {
          small.add(word)
          continue
        }
        return { level, sure: at === 0 || length > 1 ? 2 : 1.2 }
      }
    if (
      hasIdeographs(text) &&
      lexicon.parts.some(
        (part) =>
          text.includes(part) &&
          !(part === '大学' || part === '大学院' || part === '高中' || part === '研究生'),
      )
    )
      return { level, sure: 2 }
    if (level === 'associate' && tokens.some((token) => TRAINING.test(token))) return { level, sure: 1.2 }
  }
  return null
})

const TRAINING = /(?:abschluss|studium|ausbildung|diplom|lehre)$/

const COUNTRY = wordSet(COUNTRIES)
const STATE = wordSet(STATES)
const CITY = wordSet(CITIES)
const AWAY = wordSet(REMOTE)
const CODES = new Set(STATE_CODES.split(' '))

/** 0: nothing says place; 1: it may be one; 2: beyond doubt. */
/** 上海市, 浙江省杭州市, 東京都港区: what it is stands at its end. */
const HAN_PLACE = /^(?:\p{Script=Han}{1,6}[省市区區县縣都府県町]){1,3}$/u

export const placeScore = cached((text: string): number => {
  const bare = text.replace(/[()[\]]/g, '').trim()
  if (!bare || bare.length > 60 || /[@:]|https?/.test(bare)) return 0
  const plain = plainWords(bare).replace(/^the /, '')
  if (AWAY.has(plain) || COUNTRY.has(plain) || CITY.has(plain)) return 2
  if (HAN_PLACE.test(bare)) return 1.5
  const parts = bare.split(/\s*[,/·|]\s*|\s+[–—-]\s+/).filter(Boolean)
  const words = plain.split(' ')
  if (words.length > 8) return 0
  if (parts.length >= 2 && parts.length <= 4) {
    const last = lastOf(parts)
    const lastPlain = plainWords(last)
    if (
      COUNTRY.has(lastPlain) ||
      STATE.has(lastPlain) ||
      CODES.has(last.replace(/\./g, '').replace(/\s*\d{4,5}(?:-\d{4})?$/, ''))
    )
      return 2
    if (AWAY.has(lastPlain)) return 2
    // `Chicago, IL, Accountant` goes on with what is no place.
    const isPlaceOnly = titleScore(last) < 1 && parts.every((part) => part.split(' ').length <= 3)
    if (CITY.has(plainWords(firstOf(parts))) && isPlaceOnly) return 2
    if (
      parts.length === 2 &&
      parts.every((part) => /^\p{Lu}[\p{L}.' -]{1,20}$/u.test(part)) &&
      /^\p{Lu}{2,3}$/u.test(last)
    )
      return 1.5
  }
  if (words.length <= 3 && STATE.has(plain)) return 1.5
  if (words.length <= 4 && CITY.has(words.slice(0, 2).join(' '))) return 1.2
  if (
    /^\p{Lu}[\p{L}' -]+\s(?:[A-Z]{2})$/u.test(bare) &&
    CODES.has(bare.slice(-2)) &&
    companyScore(bare) < 1.2
  )
    return 1.8
  if (/^\d{4,6}\s+\p{Lu}[\p{L}' -]+$/u.test(bare)) return 1.5
  return 0
})

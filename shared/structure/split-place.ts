import { spanScores } from '#shared/learn/spans.ts'
import { firstOf } from '#shared/lists.ts'
import { PLACE_FROM, partsOf } from './is-place.ts'
import { companyScore, degreeScore, placeScore, schoolScore, titleScore } from './word-signs.ts'
import { isDepartment } from './words/departments.ts'
import { endsInLegalForm, opensWithLegalForm } from './words/legal-forms.ts'

/** `University of Saltash, Spain` is a school with its country; `University Park, PA` and `Princeton, NJ` are towns. */
export const isTown = (part: string): boolean => {
  const [first = '', ...rest] = part.split(' ')
  return schoolScore(part) === 0 || (rest.length <= 1 && schoolScore(first) > 0)
}

export interface Located {
  name: string
  place: string
}

/** Cuts a place off the end of a name; the place is '' where there is none. */
export const splitPlace = (text: string): Located => {
  const marked = /^(.{2,80}?)\s*[|•·]\s*([^|•·]{2,40})$/u.exec(text)
  if (marked && titleScore(marked[2] ?? '') < 0.8 && companyScore(marked[2] ?? '') < 0.7)
    return { name: marked[1] ?? '', place: marked[2] ?? '' }
  const dashed = /^(.{2,80})\s+[–—-]\s+([^–—]{2,40})$/u.exec(text)
  if (dashed && placeScore(dashed[2] ?? '') >= PLACE_FROM)
    return { name: dashed[1] ?? '', place: dashed[2] ?? '' }
  const parens = /^(.{2,80})\s+\(([^()]{2,40})\)$/u.exec(text)
  if (parens && placeScore(parens[2] ?? '') >= PLACE_FROM)
    return { name: parens[1] ?? '', place: parens[2] ?? '' }
  const told = /^(.{2,80}?)\s+(?:in|en|em|à)\s+(\p{Lu}[^,]{1,30}(?:,\s[^,]{2,30})?)$/u.exec(text)
  if (told && placeScore(told[2] ?? '') >= PLACE_FROM) return { name: told[1] ?? '', place: told[2] ?? '' }
  const parts = partsOf(text)
  for (let count = Math.min(3, parts.length - 1); count >= 1; count -= 1) {
    const place = parts.slice(-count).join(', ')
    const name = parts.slice(0, -count).join(', ')
    const isPlaced = placeScore(place) >= PLACE_FROM && isTown(firstOf(partsOf(place)))
    if (isPlaced && !opensWithLegalForm(place) && !isOpen(name)) return { name, place }
  }
  const last = parts.at(-1) ?? ''
  const name = parts.slice(0, -1).join(', ')
  return name && isTownBehind(last, name) ? { name, place: last } : { name: text, place: '' }
}

/** A comma within brackets parts nothing. */
const isOpen = (text: string): boolean =>
  Math.max(text.lastIndexOf('('), text.lastIndexOf('（')) >
  Math.max(text.lastIndexOf(')'), text.lastIndexOf('）'))

/** `Garth GmbH, Aldberg`: behind the comma after a legal form a name nobody knows is the town. */
export const isTownBehind = (text: string, name: string): boolean =>
  endsInLegalForm(name) &&
  mayBePlace(text) &&
  !isDepartment(text) &&
  !opensWithLegalForm(text) &&
  spanScores(text).place > LIKE_PLACE
/** In thousandths of a nat, as the classifier has it. */
const LIKE_PLACE = -1500

/** So many names of a list must end in a place beyond doubt, and so much of them, before a word nobody knows is one. */
const SIBLINGS_LEAST = 2
const PLACE_WORDS_MOST = 3

/**
 * The names of one list together: where most end in a place behind the same sign, what stands behind that sign in the
 * others is one too, though no list of towns has it.
 */
export const splitPlaces = (texts: readonly string[]): Located[] => {
  const alone = texts.map(splitPlace)
  const signs = alone.map(({ name, place }, at) => (place ? signBehind(texts[at] ?? '', name) : ''))
  const sign = mostFrequent(signs.filter(Boolean))
  const told = signs.filter((one) => one === sign).length
  if (!sign || told < SIBLINGS_LEAST || told * 2 < texts.filter(Boolean).length) return alone
  return alone.map((located, at) => (located.place ? located : (cutAtLast(sign, texts[at] ?? '') ?? located)))
}

const signBehind = (text: string, name: string): string =>
  text.startsWith(name) ? text.slice(name.length).trimStart().charAt(0) : ''

const mostFrequent = (signs: readonly string[]): string | undefined => {
  const counts = new Map<string, number>()
  for (const sign of signs) counts.set(sign, (counts.get(sign) ?? 0) + 1)
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0]
}

const cutAtLast = (sign: string, text: string): Located | undefined => {
  const at = text.lastIndexOf(sign)
  const name = text.slice(0, Math.max(at, 0)).trim()
  const place = text
    .slice(at + 1)
    .replace(/\)$/, '')
    .trim()
  const isSpaced = !DASHES.test(sign) || /\s/.test(text.charAt(at - 1))
  return at > 0 && isSpaced && name && mayBePlace(place) ? { name, place } : undefined
}
const DASHES = /\p{Pd}/u

/** A capital, few words, and no sign of another thing than a place. */
const mayBePlace = (text: string): boolean =>
  /^\p{Lu}[^\d()]+$/u.test(text) &&
  text.split(/\s+/).length <= PLACE_WORDS_MOST &&
  titleScore(text) < 0.8 &&
  companyScore(text) < 0.7 &&
  schoolScore(text) === 0 &&
  degreeScore(text) < 1

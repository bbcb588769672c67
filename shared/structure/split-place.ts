import { firstOf } from '#shared/lists.ts'
import { companyScore, degreeScore, placeScore, schoolScore, titleScore } from './word-signs.ts'

const PLACE_FROM = 1.5

/** A place beyond doubt, and not a name that only ends in one: `Austin, TX`, but not `Stanford University, CA`. */
export const isPlace = (text: string): boolean => {
  if (placeScore(text) < PLACE_FROM) return false
  const marked = text.split(/\s*[|•·]\s*/)
  if (marked.length > 1 && !marked.every((part) => placeScore(part) >= 1)) return false
  if (isNameBeforePlace(text)) return false
  const first = text.split(/\s*[,–—|-]\s*/)[0] ?? ''
  if (first === text) return true
  return (
    companyScore(first) < 0.7 &&
    schoolScore(first) === 0 &&
    titleScore(first) < 1 &&
    degreeScore(first) < 1 &&
    !hasLeadingName(text)
  )
}

/** `Nexus AI – Lyon, France`: city and country behind a dash need no third part before it. */
const isNameBeforePlace = (text: string): boolean => {
  const [, name, place] = /^(.{2,80}?)\s+[–—-]\s+([^–—]{2,40})$/u.exec(text) ?? []
  if (!name || !place?.includes(',')) return false
  return placeScore(place) >= PLACE_FROM && placeScore(name) < PLACE_FROM
}

const partsOf = (text: string): string[] => text.split(/\s*,\s*/)

/** `Chipotle, Austin, TX`: three parts that end in city and state begin with a name. */
const hasLeadingName = (text: string): boolean => {
  const parts = partsOf(text)
  return (
    parts.length >= 3 &&
    placeScore(parts.slice(-2).join(', ')) >= 2 &&
    placeScore(parts.slice(0, -1).join(', ')) < PLACE_FROM &&
    placeScore(firstOf(parts)) < PLACE_FROM
  )
}

/** `University of Saltash, Spain` is a school with its country; `University Park, PA` and `Princeton, NJ` are towns. */
export const isTown = (part: string): boolean => {
  const [first = '', ...rest] = part.split(' ')
  return schoolScore(part) === 0 || (rest.length <= 1 && schoolScore(first) > 0)
}

/** Cuts a place off the end of a name; the place is '' where there is none. */
export const splitPlace = (text: string): { name: string; place: string } => {
  const marked = /^(.{2,80}?)\s*[|•·]\s*([^|•·]{2,40})$/u.exec(text)
  if (marked && titleScore(marked[2] ?? '') < 0.8 && companyScore(marked[2] ?? '') < 0.7)
    return { name: marked[1] ?? '', place: marked[2] ?? '' }
  const dashed = /^(.{2,80})\s+[–—-]\s+([^–—]{2,40})$/u.exec(text)
  if (dashed && placeScore(dashed[2] ?? '') >= PLACE_FROM)
    return { name: dashed[1] ?? '', place: dashed[2] ?? '' }
  const parens = /^(.{2,80})\s+\(([^()]{2,40})\)$/u.exec(text)
  if (parens && placeScore(parens[2] ?? '') >= PLACE_FROM)
    return { name: parens[1] ?? '', place: parens[2] ?? '' }
  const parts = partsOf(text)
  for (let count = Math.min(3, parts.length - 1); count >= 1; count -= 1) {
    const place = parts.slice(-count).join(', ')
    if (placeScore(place) >= PLACE_FROM && isTown(firstOf(partsOf(place))))
      return { name: parts.slice(0, -count).join(', '), place }
  }
  return { name: text, place: '' }
}

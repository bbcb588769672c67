import { spanScores } from '#shared/learn/spans.ts'
import { isTownName } from '#shared/learn/towns.ts'
import { firstOf } from '#shared/lists.ts'
import { companyScore, degreeScore, placeScore, schoolScore, titleScore } from './word-signs.ts'

/** From here on, a text is a place rather than not. */
export const PLACE_FROM = 1.5

/** A place beyond doubt, and not a name that only ends in one: `Austin, TX`, but not `Stanford University, CA`. */
export const isPlace = (text: string): boolean => {
  if (placeScore(text) < PLACE_FROM) return false
  const marked = text.split(/\s*[|•·]\s*/)
  if (marked.length > 1 && !marked.every((part) => placeScore(part) >= 1)) return false
  const first = text.split(/\s*[,–—|-]\s*/)[0] ?? ''
  if (first === text) return true
  return (
    companyScore(first) < 0.7 &&
    schoolScore(first) === 0 &&
    titleScore(first) < 1 &&
    degreeScore(first) < 1 &&
    !isNamedOtherwise(first) &&
    !hasLeadingName(text)
  )
}

/** `Vilamar Armed Forces, Vilamar`: a name that begins with a town is longer than the town's. */
const isNamedOtherwise = (text: string): boolean => {
  const { company, school, place } = spanScores(text)
  return text.includes(' ') && Math.max(company, school) > BEYOND_DOUBT && place < UNLIKE && !isTownName(text)
}
/** In thousandths of a nat, as the classifier has it. */
const BEYOND_DOUBT = -100
const UNLIKE = -3000

export const partsOf = (text: string): string[] => text.split(/\s*,\s*/)

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

import type { Check } from '#shared/schema/analysis.ts'

// In which order a recruiter would ask for the fixes. What a fix is worth orders only what is asked for in one breath:
// whoever cannot be reached is not invited for better bullets.

/** Each line is asked for before the next; whatever is in none of them, or is missing only in part, comes after, by its worth. */
const BREATHS: readonly (readonly string[])[] = [
  // The person can be reached, and has a name; a second way counts as much as it is worth.
  ['email-valid', 'name-present'],
  // What makes a reader doubt the care or the truth of all the rest.
  ['placeholders', 'common-spelling', 'years-claimed'],
  // What nothing can be said about while it is not there.
  'experience-present experience-dates experience-complete education-present skills-present keyword-required keyword-certificates'.split(
    ' ',
  ),
]
const LAST = BREATHS.length + 1
/** Points: worth so little, it waits for its turn. */
const SLIGHT = 2
/** A limit above this is out of reach of most resumes. */
const HOLDS_DOWN = 85
const PLACE = new Map(BREATHS.flatMap((ids, at) => ids.map((id) => [id, at + 1] as const)))

/** Of the open checks the lowest is asked for first. */
export function askedFirst({
  id,
  limit,
  advice,
  points,
  gain,
}: Pick<Check, 'id' | 'limit' | 'advice' | 'points' | 'gain'>): number {
  if (advice) return BREATHS.length + 2
  // What holds down the whole score makes all other fixes worth nothing; the share of a job's skills does not, nor a slight excess.
  if (limit !== undefined && limit <= HOLDS_DOWN && id !== 'keyword-required') return 0
  const place = PLACE.get(id) ?? LAST
  // One position of five without dates is a gap, not an absence; nor is a point asked for before all the others.
  if (place === BREATHS.length && points > 0) return LAST
  return place > 1 && gain > 0 && gain < SLIGHT ? LAST : place
}

import { LOCALES } from '#shared/locale/locales.ts'
import type { Resume } from '#shared/schema/resume.ts'
import { HEADINGS } from '#shared/structure/words/headings.ts'
import type { CheckDefinition, Outcome } from './check.ts'
import { t } from './texts.ts'

/** No points, as nobody can say what is there; and nothing to mend. */
export const unjudged = (): Outcome => ({
  ratio: 0,
  finding: t.underNoKnownHeading,
  fix: '',
  evidence: [],
  unjudged: true,
})

/** Nothing is said to be missing where it may well stand under a heading nobody here can read. */
export const isUnread = (r: Resume): boolean =>
  r.language !== '' &&
  !Object.hasOwn(HEADINGS, r.language) &&
  [r.experience, r.education, r.projects].every((list) => list.length === 0)

const KNOWS_PLACES = new Set(LOCALES.flatMap((l) => (l.knowsPlaces ? [l.language] : [])))

/** Nobody is told that a place is missing whose language names places nobody here knows. */
export const isPlaceUnread = (r: Resume, { id }: Pick<CheckDefinition, 'id'>): boolean =>
  id === 'location-present' &&
  r.language !== '' &&
  !KNOWS_PLACES.has(r.language) &&
  r.personalInfo.address === ''

/** A summary or a list of skills that was read all the same is judged. */
export const looksAtUnread = (
  r: Resume,
  { group, restsOn }: Pick<CheckDefinition, 'group' | 'restsOn'>,
): boolean => {
  if (!isUnread(r)) return false
  if (restsOn.includes('experience')) return true
  if (group === 'skills') return r.skills.length === 0
  return group !== 'summary' || r.summary === ''
}

import { hasDates } from '#shared/text/dates.ts'
import { splitDegree } from '../education.ts'
import { headingKind } from '../heading-kind.ts'
import { isPlace } from '../is-place.ts'
import { POSITIONS, STUDIES } from '../joint/trades.ts'
import { splitPlace } from '../split-place.ts'
import { labelledText } from './labels.ts'
import { isSecondAlone, leadOf, namesBoth, partedAtDot } from './roles.ts'

// Whether what the builder prints as a title, or under one, is taken for just that: where it is not, the page says more.

const isLabelled = (text: string): boolean => labelledText(text).label !== undefined

/** A position over its company, neither of them named by a label. */
export const readsAsSet = (position: string, company: string): boolean =>
  !isLabelled(company) &&
  !hasDates(company) &&
  splitPlace(company).place === '' &&
  !isPlace(company) &&
  !namesBoth(position, company, POSITIONS) &&
  leadOf(position, company, POSITIONS) <= 0

/** A position that stands without its company or its dates could be anything else. */
export const readsAsPosition = (position: string, dated: boolean, company: string): boolean =>
  !isLabelled(position) &&
  !headingKind(position)?.exact &&
  (dated || !hasDates(position)) &&
  splitPlace(position).place === '' &&
  (company !== '' || (!isSecondAlone(position, POSITIONS) && !namesBoth(position, '', POSITIONS)))

/** A school under its degree, or alone. */
export const readsAsSchool = (school: string, degree: string): boolean =>
  !isLabelled(school) &&
  !hasDates(school) &&
  (degree
    ? !isPlace(school) && leadOf(degree, school, STUDIES) <= 0
    : isSecondAlone(school, STUDIES) && !namesBoth(school, '', STUDIES))

/** What stands behind a school's dot. */
export const readsAsPlaceOf = (school: string, place: string): boolean =>
  partedAtDot(`${school} · ${place}`, STUDIES).place === place

/** A title of this degree and this field. */
export const readsAsDegree = (title: string, degree: string, field: string, overSchool: boolean): boolean => {
  const split = splitDegree(title, overSchool)
  return split.degree === degree && split.field === field && readsWhole(title)
}

/** A degree whose field is named apart: `Certificate` could head a section. */
export const readsWhole = (degree: string): boolean =>
  !isLabelled(degree) && !hasDates(degree) && !headingKind(degree)?.exact

/** Employers, each in a title of its own, over their positions. */
export const readAsGroups = (heads: { position: string; company: string }[]): boolean =>
  heads.reduce((sum, { position, company }) => sum + leadOf(position, company, POSITIONS), 0) <= 0 &&
  !heads.some(({ position, company }) => isLabelled(position) || isLabelled(company))

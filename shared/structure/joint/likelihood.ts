import { expOf, lnOf } from '#shared/learn/exact-math.ts'
import { type SpanClass, spanScores } from '#shared/learn/spans.ts'
import { isTownName } from '#shared/learn/towns.ts'
import { keysOf } from '#shared/records.ts'
import { remember } from '#shared/text/remember.ts'
import { formLabel } from '../form-label.ts'
import { beginsAsGrade, saysHowItEnded, saysOfStudy, THESIS } from '../grades.ts'
import { isPlace } from '../is-place.ts'
import { wordCount } from '../prepared.ts'
import { splitPlace } from '../split-place.ts'
import { degreeScore, schoolScore } from '../word-signs.ts'
import { isContractKind } from '../words/contract-kinds.ts'
import { isDepartment } from '../words/departments.ts'
import { hasLegalForm } from '../words/legal-forms.ts'

// How well a text fits each role of an entry's head, in nats: what the classifier says of its letters, mixed by how
// people name things. Everything here is a sum of logarithms, so that forms can be compared.

export interface Fits {
  /** Position, or degree. */
  first: number
  /** Company, or school. */
  second: number
  place: number
  /** What the degree is in. */
  field: number
  rest: number
}

/** The classifier is surer than it is right: its scores count so much. */
const TRUST = 0.7
/** In nats: nothing is held less likely. */
const LEAST = -4.5
const NAT = 1000

type Weights = Partial<Record<SpanClass, number>>

const POSITION: Weights = { title: 1, degree: 0.2, field: 0.2, skill: 0.1, label: 0.1 }
const COMPANY: Weights = {
  company: 1,
  school: 0.5,
  name: 0.4,
  place: 0.5,
  skill: 0.2,
  label: 0.15,
  other: 0.1,
}
const DEGREE: Weights = { degree: 1, field: 0.6, title: 0.25, skill: 0.05, label: 0.05 }
const SCHOOL: Weights = { school: 1, company: 0.3, place: 0.2, name: 0.1, label: 0.05 }
const PLACE: Weights = { place: 0.5 }
const PARTED_PLACE: Weights = { place: 1 }
const FIELD: Weights = { field: 0.6, degree: 0.3, skill: 0.3, title: 0.1 }
const REST: Weights = {
  skill: 0.25,
  sentence: 0.3,
  other: 0.25,
  label: 0.2,
  field: 0.15,
  degree: 0.05,
  title: 0.04,
  company: 0.04,
  school: 0.03,
  name: 0.1,
  date: 0.1,
}
const BODY: Weights = {
  sentence: 0.8,
  skill: 0.6,
  other: 0.5,
  label: 0.4,
  name: 0.15,
  field: 0.15,
  title: 0.05,
  company: 0.05,
  place: 0.05,
  school: 0.02,
  degree: 0.02,
}

type Shares = Record<SpanClass, number>
const sharesOf = remember((text: string): Shares => {
  const shares: Shares = { ...spanScores(text) }
  for (const key of keysOf(shares)) shares[key] = expOf((TRUST * shares[key]) / NAT)
  return shares
})

const fitFor = (shares: Shares, weights: Weights): number => {
  let sum = 0
  for (const key of keysOf(weights)) sum += shares[key] * (weights[key] ?? 0)
  return logOf(sum)
}

const logOf = (share: number): number =>
  share <= 0 ? LEAST : Math.max(LEAST, share < 1 ? -lnOf(1 / share) : lnOf(share))

const LONG_NAME = 9
const LONG_TEXT = 14

/** `en`, `at`, `bei`: what stands between two names is none. */
const SMALL_WORD = /^\p{Ll}{1,3}$/u

/** `試験を担当`, `서버를 개발`: what is done to something, which no name says. */
const SAID_OF = /を|[\p{Script=Hangul}][을를]\s/u

/** `(last year of study)` */
const ASIDE = /^\([^()]*\)$/
export const isAside = (text: string): boolean => ASIDE.test(text)

const LETTERS = /\p{L}{2}/u

/** A name is short, begins with a capital, and ends no sentence. */
const shapeCost = (text: string): number => {
  const words = wordCount(text)
  let cost = 0
  if (words > LONG_TEXT) cost -= 3
  else if (words > LONG_NAME) cost -= 1
  if (/^\p{Ll}/u.test(text)) cost -= 1
  if (words > 4 && /[.!?]$/.test(text)) cost -= 1.5
  if (!LETTERS.test(text)) cost -= 3
  if (SMALL_WORD.test(text)) cost -= 3
  if (isAside(text)) cost -= 3
  if (SAID_OF.test(text)) cost -= 4
  return cost
}

/** `Vilamar, Norland`: a word that looks like a place may be a company, two with a comma between are none. */
const isPartedPlace = (text: string, shares: Shares): boolean => shares.place > HALF && text.includes(', ')
const HALF = 0.5
const TOWN_AND_REGION = /^[^,]+, [^,]+$/

/** `Bundeswehr (Rückruf)`, `DfE (mostly in R)`: what is named stands before the brackets. */
const beforeBracket = (text: string): string => {
  const before = text.endsWith(')') ? text.slice(0, Math.max(0, text.lastIndexOf(' ('))) : text
  return LETTERS.test(before) ? before : text
}

/** Some texts share their hash with a town, and are nothing like one. */
const isListed = (text: string): boolean =>
  isPlace(text) || (isTownName(text) && spanScores(text).place > UNLIKE_ANY)
/** In thousandths of a nat, as the classifier has it: one town in 50 is further below. */
const UNLIKE_ANY = -4500

/** In nats: a place beyond doubt. */
export const LISTED = 0
const NAMED_AS_PLACE = -0.6

const fitsWith = (
  text: string,
  first: Weights,
  second: Weights,
  listed = isListed(text),
  named = text,
): Fits => {
  const shares = sharesOf(named)
  const cost = shapeCost(text)
  const { name, place } = listed ? { name: text, place: '' } : splitPlace(text)
  const own = place ? sharesOf(name) : shares
  const isParted = isPartedPlace(text, shares)
  const places = isParted && TOWN_AND_REGION.test(text) ? PARTED_PLACE : PLACE
  return {
    first: fitFor(shares, first) + cost + (listed ? -2 : 0),
    second:
      fitFor(own, listed || isParted ? { ...second, place: 0.05 } : second) +
      cost +
      (listed ? NAMED_AS_PLACE : 0),
    // `Mock Works, Leeds, England` ends in a place and is none.
    place: listed
      ? LISTED
      : LETTERS.test(text)
        ? Math.min(fitFor(shares, places), fitFor(own, places)) + (wordCount(text) > 5 ? -2 : 0)
        : LEAST,
    field: fitFor(shares, FIELD) + cost,
    rest: fitFor(shares, REST),
  }
}

export const positionFits = remember(
  (text: string): Fits =>
    isContractKind(text)
      ? HOW_EMPLOYED
      : withNamedRole(
          text,
          ofDepartment(
            text,
            withLegalForm(text, fitsWith(text, POSITION, COMPANY, isListed(text), beforeBracket(text))),
          ),
        ),
)

/** `Part-time`: in place of a position only where none is named. */
const HOW_EMPLOYED: Fits = { first: -1.8, second: LEAST, place: LEAST, field: LEAST, rest: 0.5 }

/** Whatever its letters are like, what carries a legal form is an organisation, or begins or ends with one. */
const withLegalForm = (text: string, fits: Fits): Fits =>
  hasLegalForm(text)
    ? {
        ...fits,
        first: fits.first - NO_POSITION,
        second: Math.max(fits.second, IN_LAW),
        // `Adelaide, SA` ends as a company does and as a place does: what stands beside it tells.
        place: isPlace(text) ? fits.place : LEAST,
      }
    : fits
const NO_POSITION = 1.5
const IN_LAW = -0.25

export const studyFits = remember((text: string): Fits => {
  const fits = withNamedRole(text, fitsWith(text, DEGREE, SCHOOL, isListed(text) && !endsInDegree(text)))
  if (isTold(text))
    return {
      first: isPartOfStudy(text) ? fits.first - PART : LEAST,
      second: LEAST,
      place: LEAST,
      field: LEAST,
      rest: 0,
    }
  if (FACULTY.test(text) && !OF_TWO.test(text))
    return {
      ...fits,
      first: Math.min(fits.first, PART_OF_SCHOOL),
      second: Math.min(fits.second, PART_OF_SCHOOL),
      rest: Math.max(fits.rest, OF_SCHOOL),
    }
  const [, label] = BEHIND_LABEL.exec(text) ?? []
  return label && sharesOf(label).degree < DEGREE_IN_IT
    ? { ...fits, first: fits.first - NO_DEGREE, field: LEAST }
    : fits
})

/** A part of the school that stands beside it, and in its place where no other does. */
const FACULTY =
  /^(?:faculty|department|dept\.?|fakultät|fachbereich|facultad|departamento|faculté|département|facoltà|dipartimento|fakulta|fakultet|wydział|факультет|кафедра)\s[^,–|()]{2,60}$/iu
/** `Facultad de Letras - Universidad de Vilamar` names the school as well. */
const OF_TWO = /\s-\s/
const PART_OF_SCHOOL = -1.5
const OF_SCHOOL = -0.3

/** `Computer Science, BS`: the letters of a region are those of a degree too, and what it is in is no town. */
const endsInDegree = (text: string): boolean => {
  const parts = text.split(/,\s+/)
  const { field, degree, place } = sharesOf(parts[0] ?? '')
  return parts.length > 1 && degreeScore(parts.at(-1) ?? '') >= 1 && field + degree > place
}

/** What only tells of a study, `Dean’s list`, `Distinction achieved in reading`. */
const isTold = (text: string): boolean =>
  (saysOfStudy(text) && degreeScore(HONOURS.exec(text)?.[1] ?? '') < 1) ||
  saysHowItEnded(text) ||
  (beginsAsGrade(text) && sharesOf(text).degree < DEGREE_IN_IT)
/** `Honours Bachelor of Science`: its class, and then the degree. */
const HONOURS = /^honou?rs\s(\p{Lu}.*)/iu
export const namesNoStudy = (text: string): boolean =>
  isTold(text) && !isPartOfStudy(text) && schoolScore(text) === 0

/** `Remarks: first year passed` says something else than what was studied, `A-levels: art, maths` does not. */
const BEHIND_LABEL = /^([^:：]{2,40})[:：]\s/u
const NO_DEGREE = 1.5

/** `Manager, Sales, Nordics`: a department is no company, wherever it is. */
const ofDepartment = (text: string, fits: Fits): Fits =>
  isDepartment(text.split(/,\s/)[0] ?? text)
    ? { ...fits, second: Math.min(fits.second, DEPARTMENT), place: Math.min(fits.place, DEPARTMENT) }
    : fits
const DEPARTMENT = -3.5

/** `Minor in Logic`, `Honours in Physics`: where nothing else names the study it is the degree. */
const isPartOfStudy = (text: string): boolean =>
  THESIS.test(text) && wordCount(text) > 1 && !/[:：]/.test(text) && sharesOf(text).degree > DEGREE_IN_IT
const PART = 2.2

/** `Graduated as M.Sc.` says more than that somebody graduated. */
const DEGREE_IN_IT = 0.5
/** In nats: a form left unfilled names the role itself. */
const NAMED = -0.3

const withNamedRole = (text: string, fits: Fits): Fits => {
  const role = formLabel(text)
  if (role === 'position' || role === 'degree') return { ...fits, first: NAMED }
  if (role === 'company' || role === 'school') return { ...fits, second: NAMED }
  return fits
}

export const readsAsSentence = (text: string): boolean => sharesOf(text).sentence > HALF
export const readsAsLabel = (text: string): boolean => sharesOf(text).label > HALF

/** How far a text is named like a school or a degree, and not like what is taught there. */
const STUDY: Weights = { school: 1, degree: 1 }
export const looksLikeStudy = (text: string, isPlainly = false): boolean =>
  likeStudy(text) > (isPlainly ? PLAINLY : LIKE_STUDY)
const likeStudy = remember((text: string): number =>
  formLabel(text) === undefined ? fitFor(sharesOf(text), STUDY) : 0,
)
const LIKE_STUDY = -0.9
/** A course is called like a study, but not so much. */
const PLAINLY = -0.25

export const bodyFit = remember((text: string): number => fitFor(sharesOf(text), BODY))

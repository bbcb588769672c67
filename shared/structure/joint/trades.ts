import { companyScore, degreeScore, schoolScore, titleScore } from '../word-signs.ts'
import { bothRolesBy } from './both-roles.ts'
import type { Trade } from './heads.ts'
import { positionFits, studyFits } from './likelihood.ts'

/** Nats for an entry that names no position, no company; more stand without a position. */
export const POSITIONS: Trade = {
  fits: positionFits,
  words: (text) => ({ first: titleScore(text), second: companyScore(text) }),
  holdsBoth: bothRolesBy(positionFits),
  noFirst: -2.6,
  noSecond: -3,
  commaWithin: -0.5,
  left: -0.8,
  hasSubject: false,
}
/** A school says more than its degree: some stand without. */
export const STUDIES: Trade = {
  fits: studyFits,
  words: (text) => ({ first: degreeScore(text), second: schoolScore(text) }),
  holdsBoth: bothRolesBy(studyFits, true),
  noFirst: -2,
  noSecond: -3,
  // `School of Law, University of Vilamar`, `BSc Science, Computing and Logic`
  commaWithin: 0,
  left: -0.5,
  hasSubject: true,
}

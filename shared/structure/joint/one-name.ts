import { joinTexts } from '../join-texts.ts'
import { wordCount } from '../prepared.ts'
import { LABELLED } from '../whole-heads.ts'
import { degreeScore } from '../word-signs.ts'
import { positionFits, studyFits } from './likelihood.ts'

/** In nats: two names that each say what they are read worse as one by more than the sum. */
const AS_ONE = 0.6
/** `Bachelor of Science in Mechanical` over `Engineering`: a word alone under a degree is mostly part of it. */
const UNDER_DEGREE = { asOne: 0.3, degree: 0.8 } as const
const LONGEST = 14

/** What the letters of two full lines say: one name, or two of different kinds. */
export const readsAsOne = (above: string, below: string): boolean => {
  const one = joinTexts(above, below)
  if (wordCount(one) > LONGEST) return false
  if (LABELLED.test(below)) return false
  if (ENDS_OPEN.test(above)) return true
  const seconds = rolesOf(below)
  let apart = Number.NEGATIVE_INFINITY
  for (const [i, first] of rolesOf(above).entries())
    for (const [j, second] of seconds.entries())
      if (i !== j || i === REST_ROLE) apart = Math.max(apart, first + second)
  const isUnderDegree = wordCount(below) === 1 && degreeScore(above) >= UNDER_DEGREE.degree
  return Math.max(...rolesOf(one).slice(0, REST_ROLE)) > apart + (isUnderDegree ? UNDER_DEGREE.asOne : AS_ONE)
}

/** `Universidad Católica de` */
const ENDS_OPEN = /\s\p{Ll}{1,3}$/u

const rolesOf = (text: string): number[] => {
  const position = positionFits(text)
  const study = studyFits(text)
  return [
    position.first,
    Math.max(position.second, study.second),
    study.first,
    position.place,
    study.field,
    Math.max(position.rest, study.rest),
  ]
}
const REST_ROLE = 5

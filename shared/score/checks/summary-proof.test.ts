import { type Edit, nothing, verdicts } from '../testing/verdicts.ts'
import check from './summary-proof.ts'

const summary =
  (value: string): Edit =>
  ({ resume }) => {
    resume.summary = value
  }

verdicts(check, {
  accepts: {
    'a result with its number': nothing,
    'a deed': summary('Carpenter who rebuilt the roof of a church.'),
    'a number': summary('Carpenter, 40 roofs.'),
    'somebody who looks for a first position': ({ resume }) => {
      resume.experience = []
      resume.summary = 'Second-year science student looking for a first laboratory role.'
    },
    'a certificate by its name': summary('Driver moving into planning. CDL Class A.'),
    'a licence': summary('Licensed nurse who likes night shifts.'),
  },
  rejects: {
    'adjectives only': [summary('Experienced, focused and dedicated carpenter.'), 'no result'],
    'a student who has worked': summary('Science student looking for a placement.'),
    'years are not a proof': summary('Carpenter with 10 years of experience.'),
    'no summary': summary(''),
  },
})

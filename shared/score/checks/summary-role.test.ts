import { type Edit, nothing, verdicts } from '../testing/verdicts.ts'
import check from './summary-role.ts'

const summary =
  (value: string): Edit =>
  ({ resume }) => {
    resume.summary = value
  }

verdicts(check, {
  accepts: {
    'the title of the newest position': nothing,
    'the title in other words': summary('Front-end engineer who likes shops.'),
    'an occupation that stands in no title': summary('Award-winning electrician.'),
  },
  rejects: {
    'a summary of wishes': [summary('Looking for new challenges where I can grow.'), 'Frontend Developer'],
    'no summary': summary(''),
  },
})

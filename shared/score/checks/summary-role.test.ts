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
    'one that no list has': summary('Diplomat of 14 years in Lima and Nairobi.'),
    'a rank': summary('Army logistics NCO moving to civilian supply chain work.'),
    'an occupation that stands in no title': summary('Award-winning electrician.'),
  },
  rejects: {
    'a summary of wishes': [summary('Looking for new challenges where I can grow.'), 'Frontend Developer'],
    'a result without a role': summary('Cut scrap by a third at two sites, and after that the stock.'),
    'no summary': summary(''),
  },
})

import { type Edit, nothing, shares, verdicts } from '../testing/verdicts.ts'
import check from './body-text-size.ts'

const size =
  (n: number): Edit =>
  ({ facts }) => {
    facts!.bodySize = n
  }

verdicts(check, {
  accepts: { 'ten points': nothing, 'a hair under nine and a half': size(9.46) },
  rejects: { 'eight points': [size(8), '8.0 points'], nine: size(9) },
})

shares(check, {
  'a hair under nine and a half points': [size(9.4), 1],
  'less than that': [size(9.3), 0.3, '9.3'],
  'a size that nobody knows': [size(0), 1],
})

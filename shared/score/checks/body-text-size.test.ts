import { type Edit, nothing, verdicts } from '../testing/verdicts.ts'
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

import { type Edit, nothing, verdicts } from '../testing/verdicts.ts'
import check from './font-sizes.ts'

const sizes =
  (...all: number[]): Edit =>
  ({ facts }) => {
    facts!.fonts = all.map((size) => ({ family: 'Inter', size, chars: 500 }))
  }

verdicts(check, {
  accepts: {
    'one size': nothing,
    'three sizes': sizes(10, 12, 20),
    'sizes that round to one': sizes(9.96, 10, 10.02, 12),
  },
  rejects: { 'five sizes': [sizes(8, 9, 10, 11, 12), '12, 11, 10, 9, 8'] },
})

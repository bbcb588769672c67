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
    'five sizes': sizes(9, 10, 11, 12, 20),
    'sizes that round to one': sizes(9.96, 10, 10.02, 12),
  },
  rejects: { 'six sizes': [sizes(8, 9, 10, 11, 12, 16), '16, 12, 11, 10, 9, 8'] },
})

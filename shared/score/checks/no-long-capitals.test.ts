import { type Edit, nothing, verdicts } from '../testing/verdicts.ts'
import check from './no-long-capitals.ts'

const spots =
  (...texts: string[]): Edit =>
  ({ facts }) => {
    facts!.longCapitals = texts.map((text, i) => ({ page: 1, line: i + 1, text }))
  }

verdicts(check, {
  accepts: { 'small letters': nothing },
  rejects: {
    'a sentence in capitals': [
      spots('BUILT THE CHECKOUT OF THE LARGEST SHOP'),
      'BUILT THE CHECKOUT OF THE LARGEST SHOP',
    ],
    'several of them': spots('one', 'two', 'three', 'four', 'five'),
  },
})

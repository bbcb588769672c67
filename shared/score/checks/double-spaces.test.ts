import { type Edit, nothing, verdicts } from '../testing/verdicts.ts'
import check from './double-spaces.ts'

const spots =
  (...texts: string[]): Edit =>
  ({ facts }) => {
    facts!.doubleSpaces = texts.map((text, i) => ({ page: 1, line: i + 1, text }))
  }

verdicts(check, {
  accepts: { 'single spaces': nothing },
  rejects: {
    'a gap in a line': [spots('Built  the shop'), 'Built  the shop'],
    'several of them': spots('one', 'two', 'three', 'four', 'five'),
  },
})

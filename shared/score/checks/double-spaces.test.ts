import { type Edit, nothing, shares, verdicts } from '../testing/verdicts.ts'
import check from './double-spaces.ts'

const spots =
  (...texts: string[]): Edit =>
  ({ facts }) => {
    facts!.doubleSpaces = texts.map((text, i) => ({ page: 1, line: i + 1, text }))
  }

verdicts(check, {
  accepts: { 'single spaces': nothing, 'a slip': spots('Built  the shop', 'Sold  it') },
  rejects: {
    'a habit': [spots('Built  the shop', 'Sold  it', 'Left  it'), 'Built  the shop'],
    'several of them': spots('one', 'two', 'three', 'four', 'five'),
  },
})

shares(check, {
  two: [spots('a', 'b'), 1],
  three: [spots('a', 'b', 'c'), 0.25, 'a'],
  four: [spots('a', 'b', 'c', 'd'), 0.2],
})

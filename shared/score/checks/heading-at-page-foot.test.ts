import { type Edit, nothing, verdicts } from '../testing/verdicts.ts'
import check from './heading-at-page-foot.ts'

const spots =
  (...texts: string[]): Edit =>
  ({ facts }) => {
    facts!.headingsAtPageFoot = texts.map((text, i) => ({ page: 1, line: i + 1, text }))
  }

verdicts(check, {
  accepts: { 'headings with their text': nothing },
  rejects: {
    'a heading alone': [spots('Education'), 'Education'],
    'several of them': spots('one', 'two', 'three', 'four', 'five'),
  },
})

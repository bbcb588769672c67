import { type Edit, nothing, verdicts } from '../testing/verdicts.ts'
import check from './bullets-split-pages.ts'

const spots =
  (...texts: string[]): Edit =>
  ({ facts }) => {
    facts!.bulletsSplitOverPages = texts.map((text, i) => ({ page: 1, line: i + 1, text }))
  }

verdicts(check, {
  accepts: { 'bullets kept together': nothing },
  rejects: {
    'a bullet that goes on overleaf': [spots('Built the shop that'), 'Built the shop that'],
    'several of them': spots('one', 'two', 'three', 'four', 'five'),
  },
})

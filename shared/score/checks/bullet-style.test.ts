import { type Edit, nothing, verdicts } from '../testing/verdicts.ts'
import check from './bullet-style.ts'

const styles =
  (...all: [string, number][]): Edit =>
  ({ facts }) => {
    facts!.bulletStyles = all.map(([glyph, count]) => ({ glyph, count }))
  }

verdicts(check, {
  accepts: {
    'dots throughout': nothing,
    'no bullets': styles(),
    'a dash that stands once': styles(['•', 12], ['-', 1]),
    'a list within a list': styles(['•', 12], ['◦', 6]),
    'numbers and marks nobody can decode': styles(['•', 12], ['◦', 6], ['1.', 5], ['\ufffd', 5]),
  },
  rejects: { 'dots, dashes and arrows': [styles(['•', 12], ['-', 6], ['→', 4]), '• - →'] },
})

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
  },
  rejects: { 'dots and dashes': [styles(['•', 12], ['-', 6]), '• -'] },
})

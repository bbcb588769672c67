import { nothing, verdicts } from '../testing/verdicts.ts'
import check from './ats-icon-fonts.ts'

verdicts(check, {
  accepts: { 'plain words': nothing },
  rejects: {
    'three icons': [
      ({ facts }) => {
        facts!.iconGlyphs = 3
      },
      '3 icons',
    ],
  },
})

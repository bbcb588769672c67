import { nothing, verdicts } from '../testing/verdicts.ts'
import check from './blank-runs.ts'

verdicts(check, {
  accepts: {
    'no blank lines': nothing,
    'a few holes that nobody sees': ({ facts }) => {
      facts!.blankRuns = 10
    },
  },
  rejects: {
    'holes all over': [
      ({ facts }) => {
        facts!.blankRuns = 11
      },
      '11 places',
    ],
  },
})

import { nothing, verdicts } from '../testing/verdicts.ts'
import check from './blank-runs.ts'

verdicts(check, {
  accepts: { 'no blank lines': nothing },
  rejects: {
    'two holes': [
      ({ facts }) => {
        facts!.blankRuns = 2
      },
      '2 places',
    ],
  },
})

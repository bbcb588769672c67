import { type Edit, nothing, shares, verdicts } from '../testing/verdicts.ts'
import check from './blank-runs.ts'

verdicts(check, {
  accepts: {
    'no blank lines': nothing,
    'a few holes that nobody sees': ({ facts }) => {
      facts!.blankRuns = 5
    },
  },
  rejects: {
    'holes all over': [
      ({ facts }) => {
        facts!.blankRuns = 8
      },
      '8 places',
    ],
  },
})

const runs =
  (count: number): Edit =>
  ({ facts }) => {
    facts!.blankRuns = count
  }
shares(check, { five: [runs(5), 1], six: [runs(6), 0.2, '6'] })

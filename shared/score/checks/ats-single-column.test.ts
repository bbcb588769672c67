import { nothing, verdicts } from '../testing/verdicts.ts'
import check from './ats-single-column.ts'

verdicts(check, {
  accepts: {
    'one column': nothing,
    'an unknown number of columns': ({ facts }) => {
      facts!.columns = 0
    },
  },
  rejects: {
    'a sidebar': [
      ({ facts }) => {
        facts!.columns = 2
      },
      '2 columns',
    ],
  },
})

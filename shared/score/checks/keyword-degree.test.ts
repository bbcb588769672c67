import { asked, asks } from '../testing/asks.ts'
import { nothing, verdicts } from '../testing/verdicts.ts'
import check from './keyword-degree.ts'

verdicts(check, {
  accepts: {
    'a degree of that level': asked(asks('Bachelor’s degree', { kind: 'degree', status: 'proven' })),
  },
  rejects: {
    'no degree of that level': [asked(asks('Master’s degree', { kind: 'degree' })), 'Master’s degree'],
  },
  skips: { 'a job that asks for none': nothing },
})

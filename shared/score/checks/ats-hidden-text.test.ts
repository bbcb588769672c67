import { nothing, verdicts } from '../testing/verdicts.ts'
import check from './ats-hidden-text.ts'

verdicts(check, {
  accepts: { 'a page one can see': nothing },
  rejects: {
    'white words': [
      ({ facts }) => {
        facts!.hiddenText = [{ page: 1, line: 40, text: 'kubernetes docker aws', reason: 'white' }]
      },
      'kubernetes docker aws',
    ],
  },
})

import { asked, asks } from '../testing/asks.ts'
import { nothing, verdicts } from '../testing/verdicts.ts'
import check from './keyword-title.ts'

const title = (status: 'missing' | 'listed' | 'proven') => asks('Data Analyst', { kind: 'title', status })

verdicts(check, {
  accepts: { 'a position with that title': asked(title('proven')) },
  rejects: {
    'no such title': [asked(title('missing')), '“Data Analyst” in your summary'],
    'a title that is only named': asked(title('listed')),
  },
  skips: { 'an analysis without a job': nothing },
})

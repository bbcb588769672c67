import { asked, asks } from '../testing/asks.ts'
import { nothing, verdicts } from '../testing/verdicts.ts'
import check from './keyword-preferred.ts'

verdicts(check, {
  accepts: { 'a preference that is proven': asked(asks('Rust', { must: false, status: 'proven' })) },
  rejects: {
    'a preference that is missing': [asked(asks('Rust', { must: false })), 'Rust'],
    'one of two': asked(asks('Rust', { must: false }), asks('Go', { must: false, status: 'proven' })),
  },
  skips: { 'an analysis without a job': nothing, 'a job without preferences': asked(asks('Rust')) },
})

import { asked, asks } from '../testing/asks.ts'
import { nothing, verdicts } from '../testing/verdicts.ts'
import check from './keyword-recency.ts'

const used = (lastUsed: string) => asks('React', { status: 'proven', lastUsed })

verdicts(check, {
  accepts: { 'used this year': asked(used('2026')), 'used within five years': asked(used('2021-02')) },
  rejects: {
    'used ten years ago': [asked(used('2016')), 'If you have used React since'],
    'used nobody knows when': asked(used('')),
    'not proven at all': asked(asks('React')),
  },
  skips: { 'an analysis without a job': nothing },
})

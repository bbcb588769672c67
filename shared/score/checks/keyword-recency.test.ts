import { asked, asks, madeJob } from '../testing/asks.ts'
import { nothing, verdicts } from '../testing/verdicts.ts'
import check from './keyword-recency.ts'

const used = (lastUsed: string) => asks('React', { status: 'proven', lastUsed })

const holds = (lastUsed: string) => asks('Frontend Developer', { kind: 'title', status: 'proven', lastUsed })

verdicts(check, {
  accepts: {
    'used this year': asked(used('2026')),
    'used within five years': asked(used('2021-02')),
    'used long ago, by who holds the post today': asked(used('2016'), holds('2026')),
  },
  rejects: {
    'used ten years ago': [asked(used('2016')), 'If you have used React since'],
    'used long ago, by who held the post then': asked(used('2016'), holds('2016')),
    'one of two used long ago': [asked(used('2016'), { ...used('2025'), text: 'Vue' }), 'React is proven'],
  },
  skips: {
    'an analysis without a job': nothing,
    'work without dates': asked(used('')),
    'what is not proven at all': asked(asks('React')),
    'a phrase that nobody knows': (c) => {
      asked(used('2016'))(c)
      c.job = madeJob({ guessed: ['React'] })
    },
  },
})

import { asked, asks } from '../testing/asks.ts'
import { nothing, verdicts } from '../testing/verdicts.ts'
import check from './keyword-title.ts'

const title = (status: 'missing' | 'listed' | 'proven') => asks('Data Analyst', { kind: 'title', status })

verdicts(check, {
  accepts: {
    'a position with that title': asked(title('proven')),
    'the title under the name': asked(title('listed')),
    'the title in the summary': (c) => {
      asked(title('missing'))(c)
      c.resume.summary = 'Nurse on the way to data analyst.'
    },
  },
  rejects: { 'no such title': [asked(title('missing')), '“Data Analyst”, under your name'] },
  skips: {
    'an analysis without a job': nothing,
    'titles in another language, which may say the same': asked(
      asks('Data Analyst', { kind: 'title', unjudged: true }),
    ),
  },
})

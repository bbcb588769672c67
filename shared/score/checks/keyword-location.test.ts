import { asks, madeJob } from '../testing/asks.ts'
import { type Edit, nothing, verdicts } from '../testing/verdicts.ts'
import check from './keyword-location.ts'

const at =
  (location: string, change: Parameters<typeof asks>[1]): Edit =>
  (c) => {
    c.job = madeJob({ location })
    c.requirements = [asks(location, { kind: 'location', must: false, ...change })]
  }

verdicts(check, {
  accepts: {
    'the same city': at('Portland, OR', { status: 'listed' }),
    'the same city, at home for a part': at('Portland, OR · Hybrid', { status: 'listed' }),
    'remote work': at('Remote (US)', { status: 'listed' }),
  },
  rejects: {
    'another country': [at('Berlin', {}), 'you are in Portland'],
    'a place of which the resume names none': [
      (c) => {
        at('Berlin', {})(c)
        c.resume.personalInfo.address = ''
      },
      'No location found; the job is in Berlin',
    ],
  },
  skips: {
    'an analysis without a job': nothing,
    'a job without a place': at('', {}),
    'a place that may be near': at('Salem, OR', { unjudged: true }),
    'a job that tells only how it is shared': at('Hybrid', {}),
  },
})

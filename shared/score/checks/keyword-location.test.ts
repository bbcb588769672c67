import { madeJob } from '../testing/asks.ts'
import { type Edit, nothing, verdicts } from '../testing/verdicts.ts'
import check from './keyword-location.ts'

const at =
  (location: string): Edit =>
  (c) => {
    c.job = madeJob({ location })
  }

verdicts(check, {
  accepts: {
    'the same city': at('Portland, OR'),
    'the same city, at home for a part': at('Portland, OR · Hybrid'),
    'remote work': at('Remote (US)'),
  },
  rejects: { 'another city': [at('Berlin'), 'Berlin'] },
  skips: {
    'an analysis without a job': nothing,
    'a job without a place': at(''),
    'a job that tells only how it is shared': at('Hybrid'),
  },
})

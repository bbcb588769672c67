import { asks, madeJob } from '../testing/asks.ts'
import { type Edit, nothing, verdicts } from '../testing/verdicts.ts'
import check from './keyword-years.ts'

const years =
  (minYears: number | null, shown: number | null = null): Edit =>
  (c) => {
    c.job = madeJob({ minYears })
    c.requirements = [asks(`${minYears}+ years`, { kind: 'years', years: shown })]
  }

verdicts(check, {
  accepts: { 'more years than asked': years(3), 'a month short': years(6.6) },
  rejects: {
    'half the years': [years(12), '12 are asked for'],
    'years the dates do not show': (c) => {
      years(3)(c)
      for (const e of c.resume.experience) Object.assign(e, { startDate: '', endDate: '' })
    },
  },
  skips: { 'an analysis without a job': nothing, 'a job that asks for none': years(null) },
})

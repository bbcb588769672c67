import { madeJob } from '../testing/asks.ts'
import { type Edit, nothing, verdicts } from '../testing/verdicts.ts'
import check from './keyword-acronyms.ts'

const JOB = 'You know Search Engine Optimization (SEO) by heart. We also love Friday (FUN).'
const against =
  (job: string, ...skills: string[]): Edit =>
  (c) => {
    c.job = madeJob({ text: job })
    c.resume.skills = skills.map((name) => ({ name, level: '', group: '' }))
  }

verdicts(check, {
  accepts: {
    'both forms': against(JOB, 'Search engine optimization (SEO)'),
    'both forms in two places': against(JOB, 'SEO', 'Search Engine Optimization'),
  },
  rejects: {
    'the short form alone': [against(JOB, 'SEO'), 'Search Engine Optimization (SEO)'],
    'the long form alone': against(JOB, 'search engine optimization'),
  },
  skips: {
    'an analysis without a job': nothing,
    'a resume with neither': against(JOB, 'Sales'),
    'a word that only begins alike': against(JOB, 'SEOUL'),
    'a job without acronyms': against('We sell ads (and like it).', 'SEO'),
  },
})

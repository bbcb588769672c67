import { bullets, emptied, nothing, verdicts } from '../testing/verdicts.ts'
import check from './passive-voice.ts'

verdicts(check, {
  accepts: {
    'a resume in the active voice': nothing,
    'honours done by others': bullets(
      'Was promoted to lead after a year',
      'Was awarded the prize for service',
    ),
    'a clause about a thing': bullets('Rebuilt the shop that was written in Perl', 'Fixed what was broken'),
    'a state': bullets('Was the first to sell online', 'Were open on Sundays'),
  },
  rejects: {
    'was and a participle': [bullets('The shop was implemented in React'), 'was implemented'],
    'an adverb between': bullets('Tests were carefully written for each page'),
    'an irregular participle': bullets('All orders were taken by phone'),
    'a resume with no bullets at all': emptied,
  },
})

import { bullets, emptied, nothing, verdicts } from '../testing/verdicts.ts'
import check from './passive-voice.ts'

verdicts(check, {
  accepts: {
    'a resume in the active voice': nothing,
    'honours done by others': bullets(
      'Was promoted to lead after a year',
      'Was awarded the prize for service',
    ),
    'a thing and what is done to it': bullets('Ingredients for all of the food being prepared'),
    'a clause about a thing': bullets('Rebuilt the shop that was written in Perl', 'Fixed what was broken'),
    'what came of a deed': bullets(
      'Wrote a parser that is used by 40 teams',
      'Built forms; both are read by the board',
    ),
    'what came of it, without the deed': bullets(
      'Parser is installed by 2m users',
      'Thesis is cited by 300 papers',
      'Stories are inspired by nature',
      'Manual is printed by most teams',
    ),
    trust: bullets('Was entrusted with the keys after a month'),
    'a state': bullets('Was the first to sell online', 'Were open on Sundays'),
  },
  rejects: {
    'was and a participle': [bullets('The shop was implemented in React'), 'was implemented'],
    'an adverb between': bullets('Tests were carefully written for each page'),
    'the present, with who does it': [
      bullets('Trucks are inspected by the driver before each trip'),
      'are inspected',
    ],
    'an adverb of time between': bullets('Packages were always delivered by noon'),
    'a short participle': bullets('Restructuring was led from abroad'),
    'an irregular participle': bullets('All orders were taken by phone'),
    'a resume with no bullets at all': emptied,
  },
})

import { bullets, emptied, nothing, shares, verdicts } from '../testing/verdicts.ts'
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

shares(check, {
  'one of two': [bullets('The shop was built in Go', 'Led a team'), 0.5, 'turn “was built” around'],
  'a clause that begins five words before': [bullets('Shop that the two of them was built'), 1],
  'one that begins before those': [bullets('Shop that the two more of them was built'), 0, 'was built'],
  'a past of three letters that is no other word': [bullets('The crew was fed at noon'), 0, 'was fed'],
  'one behind an adverb of time': [bullets('The crew was also fed at noon'), 0, 'was also fed'],
  'a thing that is being made': [bullets('Bread being baked'), 1],
  'what is being made': [bullets('Bread was being baked at dawn'), 0, 'being baked'],
  'the present without who does it': [bullets('Bread is baked at dawn'), 1],
})

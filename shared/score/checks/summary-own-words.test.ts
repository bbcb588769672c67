import { nothing, verdicts } from '../testing/verdicts.ts'
import check from './summary-own-words.ts'

verdicts(check, {
  accepts: {
    'a summary in its own words': nothing,
    'the same topic in other words': ({ resume }) => {
      resume.summary = 'Cut loading times of product pages and rebuilt the checkout.'
    },
  },
  rejects: {
    'a bullet copied': [
      ({ resume }) => {
        resume.summary = `Developer. ${resume.experience[0]!.bullets[0]}.`
      },
      'Rebuilt the checkout',
    ],
    'no summary': ({ resume }) => {
      resume.summary = ''
    },
  },
})

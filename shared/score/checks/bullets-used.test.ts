import { emptied, nothing, verdicts } from '../testing/verdicts.ts'
import check from './bullets-used.ts'

verdicts(check, {
  accepts: {
    'bullets throughout': nothing,
    'one sentence under an old position': ({ resume }) => {
      Object.assign(resume.experience[1]!, { bullets: [], text: 'Built the pages of two magazines.' })
    },
    'a sentence about the company above the bullets': ({ resume }) => {
      resume.experience[1]!.text = 'The largest publisher of sailing magazines in the region.'
    },
  },
  rejects: {
    'a paragraph': [
      ({ resume }) => {
        Object.assign(resume.experience[1]!, {
          bullets: [],
          text: 'Built the pages of two magazines. '.repeat(12),
        })
      },
      'Web Developer at Lantern Media',
    ],
    'nothing at all': emptied,
  },
})

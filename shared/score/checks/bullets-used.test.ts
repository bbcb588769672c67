import { type Edit, emptied, nothing, shares, verdicts } from '../testing/verdicts.ts'
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
    'a list whose marks are drawn': ({ resume }) => {
      Object.assign(resume.experience[1]!, {
        bullets: [],
        text: 'Built the pages of two magazines for readers in nine countries\n'.repeat(6),
      })
    },
    'a list whose items stand in a row': ({ resume }) => {
      Object.assign(resume.experience[1]!, {
        bullets: [],
        text: 'Built the pages of two magazines for readers in nine countries '.repeat(6).trim(),
      })
    },
  },
  rejects: {
    'a paragraph that wraps': ({ resume }) => {
      Object.assign(resume.experience[1]!, {
        bullets: [],
        text: 'The pages of two\nmagazines, for all their readers, and\n'.repeat(8),
      })
    },
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

const told =
  (words: number): Edit =>
  ({ resume }) => {
    Object.assign(resume.experience[1]!, { bullets: [], text: `Led ${'a '.repeat(words - 2)}crew` })
  }
shares(check, {
  'a paragraph of forty-five words': [told(45), 1],
  'one word more': [told(46), 0.5, 'Web Developer at Lantern Media'],
})

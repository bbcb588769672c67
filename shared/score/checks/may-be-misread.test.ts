import { verdicts } from '../testing/verdicts.ts'
import check from './may-be-misread.ts'

verdicts(check, {
  accepts: { 'a page that was read whole': () => {} },
  rejects: {
    'a page without a name': [
      ({ resume }) => {
        resume.name = ''
      },
      'your name',
    ],
    'an entry without a company': [
      ({ resume }) => {
        const [first] = resume.experience
        if (first) first.company = ''
      },
      'some entries',
    ],
  },
  skips: {
    'a draft': (c) => {
      c.facts = null
    },
  },
})

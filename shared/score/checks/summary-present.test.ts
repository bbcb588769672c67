import { nothing, verdicts } from '../testing/verdicts.ts'
import check from './summary-present.ts'

verdicts(check, {
  accepts: {
    'a summary': nothing,
    'a short one': ({ resume }) => {
      resume.summary = 'Carpenter.'
    },
  },
  rejects: {
    'no summary': ({ resume }) => {
      resume.summary = ''
    },
    'a row of names': ({ resume }) => {
      resume.summary = 'nora.example.com | LinkedIn | Google Scholar | GitHub'
    },
    'a blank one': ({ resume }) => {
      resume.summary = ' \n '
    },
  },
})

import { nothing, verdicts } from '../testing/verdicts.ts'
import check from './skills-present.ts'

verdicts(check, {
  accepts: {
    'eight skills': nothing,
    'a single skill': ({ resume }) => {
      resume.skills.length = 1
    },
  },
  rejects: {
    'no skills': ({ resume }) => {
      resume.skills = []
    },
  },
})

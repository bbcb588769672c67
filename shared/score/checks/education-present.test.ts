import { nothing, verdicts } from '../testing/verdicts.ts'
import check from './education-present.ts'

verdicts(check, {
  accepts: {
    'a degree': nothing,
    'a school alone': ({ resume }) => {
      Object.assign(resume.education[0]!, { degree: '', field: '' })
    },
  },
  rejects: {
    'no education': ({ resume }) => {
      resume.education = []
    },
  },
})

import { nothing, verdicts } from '../testing/verdicts.ts'
import check from './ats-icon-fonts.ts'

verdicts(check, {
  accepts: {
    'plain words': nothing,
    'a sign that stands beside no contact': ({ facts, resume }) => {
      facts!.iconGlyphs = 1
      resume.links = []
      resume.personalInfo.email = ''
      resume.personalInfo.phone = ''
    },
  },
  rejects: {
    'three icons': [
      ({ facts }) => {
        facts!.iconGlyphs = 3
      },
      '3 icons',
    ],
  },
})

import { type Edit, nothing, verdicts } from '../testing/verdicts.ts'
import check from './skills-separable.ts'

const skill =
  (name: string): Edit =>
  ({ resume }) => {
    resume.skills[0] = { name, level: '', group: '' }
  }

verdicts(check, {
  accepts: {
    'single words': nothing,
    'a declaration': skill('Hereby it is declared that all of the above is true'),
    'a long name': skill('Amazon Web Services (EC2, S3, Lambda)'),
  },
  rejects: {
    'a sentence': [
      skill('I have worked with Photoshop and most of the common tools for web pages'),
      'single skills',
    ],
    'no skills': ({ resume }) => {
      resume.skills = []
    },
  },
})

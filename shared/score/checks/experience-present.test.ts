import { emptied, nothing, verdicts } from '../testing/verdicts.ts'
import check from './experience-present.ts'

verdicts(check, {
  accepts: {
    'two positions': nothing,
    'one position': ({ resume }) => {
      resume.experience.pop()
    },
  },
  rejects: {
    'projects alone, less hard': [
      ({ resume }) => {
        resume.experience = []
      },
      'projects',
    ],
    'neither positions nor projects': emptied,
  },
})

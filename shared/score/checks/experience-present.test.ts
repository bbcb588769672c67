import { emptied, nothing, verdicts } from '../testing/verdicts.ts'
import check from './experience-present.ts'

verdicts(check, {
  accepts: {
    'two positions': nothing,
    'one position': ({ resume }) => {
      resume.experience.pop()
    },
  },
  skips: {
    'shows of an artist': ({ resume }) => {
      resume.experience = []
      resume.projects = []
      resume.publications = Array.from({ length: 12 }, (_, i) => ({
        title: `Tides ${i}, Elm Gallery, Salem`,
        detail: '',
        date: `${2008 + i}`,
        link: '',
      }))
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

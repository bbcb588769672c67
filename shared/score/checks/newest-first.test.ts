import { emptied, nothing, verdicts } from '../testing/verdicts.ts'
import check from './newest-first.ts'

verdicts(check, {
  accepts: {
    'newest to oldest': nothing,
    'positions held at the same time': ({ resume }) => {
      Object.assign(resume.experience[0]!, { startDate: '2018', endDate: '2020' })
      Object.assign(resume.experience[1]!, { startDate: '2017', endDate: '2021' })
    },
  },
  rejects: {
    'oldest to newest': [
      ({ resume }) => {
        resume.experience.reverse()
      },
      'Frontend Developer at Harbour Books',
    ],
    'a position without dates': ({ resume }) => {
      Object.assign(resume.experience[0]!, { startDate: '', endDate: '' })
    },
    'nothing at all': emptied,
  },
})

import { emptied, nothing, verdicts } from '../testing/verdicts.ts'
import check from './experience-dates.ts'

verdicts(check, {
  accepts: {
    'dates everywhere': nothing,
    'dates that another line may hold': ({ resume }) => {
      Object.assign(resume.experience[1]!, { startDate: '', endDate: '' })
      Object.assign(resume.experience[0]!, { position: 'and the pages of', company: '' })
    },
    'years alone': ({ resume }) => {
      resume.experience[1]!.startDate = '2019'
      resume.experience[1]!.endDate = '2022'
    },
  },
  rejects: {
    'a position without dates': [
      ({ resume }) => {
        resume.experience[1]!.startDate = ''
        resume.experience[1]!.endDate = ''
      },
      'Web Developer at Lantern Media',
    ],
    'nothing at all': emptied,
  },
})

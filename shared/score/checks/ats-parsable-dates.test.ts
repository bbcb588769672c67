import { type Edit, nothing, verdicts } from '../testing/verdicts.ts'
import check from './ats-parsable-dates.ts'

const printed =
  (printedDates: string, startDate: string, endDate: string): Edit =>
  ({ resume }) => {
    Object.assign(resume.experience[1]!, { printedDates, startDate, endDate })
  }

verdicts(check, {
  accepts: { 'months and years': nothing, 'years alone': printed('2019–2022', '2019', '2022') },
  rejects: {
    'dates in words of one’s own': [printed('since last spring', '', ''), 'since last spring'],
    'no dates': [printed('', '', ''), 'Lantern Media'],
    'neither positions nor degrees': ({ resume }) => {
      resume.experience = []
      resume.education = []
    },
  },
})

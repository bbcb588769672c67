import { type Edit, nothing, verdicts } from '../testing/verdicts.ts'
import check from './ats-parsable-dates.ts'

const printed =
  (printedDates: string, startDate: string, endDate: string): Edit =>
  ({ resume }) => {
    Object.assign(resume.experience[1]!, { printedDates, startDate, endDate })
  }

verdicts(check, {
  accepts: { 'months and years': nothing, 'years alone': printed('2019–2022', '2019', '2022') },
  skips: {
    'an entry without dates, where years stand beside it': (c) => {
      printed('', '', '')(c)
      const line = { text: '1998 – 2004', page: 1, line: 9, bullet: false }
      c.resume.sections = [{ kind: 'experience', heading: 'Experience', page: 1, line: 8, lines: [line] }]
    },
  },
  rejects: {
    'dates in words of one’s own': [printed('since last spring', '', ''), 'since last spring'],
    'no dates': [
      (c) => {
        printed('', '', '')(c)
        c.resume.sections = []
      },
      'Lantern Media',
    ],
    'neither positions nor degrees': ({ resume }) => {
      resume.experience = []
      resume.education = []
    },
  },
})

import { type Edit, nothing, verdicts } from '../testing/verdicts.ts'
import check from './dates-in-order.ts'

const dates =
  (startDate: string, endDate: string): Edit =>
  ({ resume }) => {
    Object.assign(resume.experience[1]!, { startDate, endDate })
  }

verdicts(check, {
  accepts: {
    'dates in their order': nothing,
    'the same year twice': dates('2021', '2021'),
    'a term that was agreed': dates('2024', '2027-06'),
    'a degree expected next year': ({ resume }) => {
      Object.assign(resume.education[0]!, { startDate: '2024', endDate: '2027' })
    },
  },
  rejects: {
    'a degree still expected in a year that has passed': [
      ({ resume }) => {
        Object.assign(resume.education[0]!, {
          endDate: '2017-05',
          startDate: '',
          printedDates: 'Expected May 2017',
        })
      },
      'still said to be expected',
    ],
    'a place at a school among the work, which has months': [
      ({ resume }) => {
        Object.assign(resume.experience[1]!, {
          position: 'Student worker',
          startDate: '',
          endDate: '',
          printedDates: '',
        })
      },
      'first and last month',
    ],
    'an end before the start': [dates('2022-05', '2021-01'), 'ends before it starts'],
    'a start in the future': [dates('2031-01', ''), 'starts in the future'],
    'work that ended in a far future': dates('2020', '2039'),
    'work without study': [
      ({ resume }) => {
        resume.education = []
      },
      'education',
    ],
    'neither dates of work nor of study': ({ resume }) => {
      resume.experience = []
      resume.education = []
    },
  },
})

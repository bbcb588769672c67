import { type Edit, nothing, verdicts } from '../testing/verdicts.ts'
import check from './gaps.ts'

const first =
  (startDate: string): Edit =>
  ({ resume }) => {
    resume.experience[0]!.startDate = startDate
  }

verdicts(check, {
  accepts: {
    'one position after the other': nothing,
    'a summer between two positions': first('2022-08'),
    'years that may lie close together': first('2023'),
    'studies beside which the work was begun': ({ resume }) => {
      resume.experience[0]!.startDate = '2025'
      Object.assign(resume.education[0]!, { startDate: '2019', endDate: '', printedDates: '2019 – present' })
      resume.education[0]!.graduationYear = undefined
    },
    'a position that has not begun': first('2026-12'),
    'a position that ends before it begins': ({ resume }) => {
      Object.assign(resume.experience[0]!, { startDate: '2024-04', endDate: '2023-03' })
    },
  },
  rejects: {
    'a year between two positions': [first('2023-06'), 'Apr 2022 to May 2023'],
    'a longer one': first('2025'),
    'studies of which nobody says that they go on': [
      ({ resume }) => {
        resume.experience[0]!.startDate = '2025'
        Object.assign(resume.education[0]!, { startDate: '2019', endDate: '', printedDates: '2019' })
        resume.education[0]!.graduationYear = undefined
      },
      'Apr 2022',
    ],
  },
  skips: {
    'positions without dates': ({ resume }) => {
      for (const e of resume.experience) Object.assign(e, { startDate: '', endDate: '' })
    },
  },
})

import { type Edit, nothing, shares, verdicts } from '../testing/verdicts.ts'
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

const both =
  (endDate: string, startDate: string): Edit =>
  ({ resume }) => {
    resume.education = []
    Object.assign(resume.experience[1]!, { startDate: '2015-01', endDate })
    resume.experience[0]!.startDate = startDate
  }
const study =
  (change: object): Edit =>
  ({ resume }) => {
    resume.experience[0]!.startDate = '2024-06'
    Object.assign(resume.education[0]!, { startDate: '', endDate: '', graduationYear: undefined }, change)
  }

shares(check, {
  'half a year': [first('2022-10'), 1],
  'a month more': [first('2022-11'), 0.5, 'Apr 2022 to Oct 2022'],
  'two years that may be one month less': [both('2022-01', '2024'), 1],
  'two years at the least': [both('2021-12', '2024'), 0.5, 'Jan 2022 to Dec 2023'],
  'ten years ago': [both('2016-03', '2018-01'), 1],
  'a month later': [both('2016-04', '2018-01'), 0.5, 'May 2016 to Dec 2017'],
  'a study that ended with the year before': [study({ startDate: '2022', endDate: '2023' }), 1],
  'a study of which the year alone is known': [study({ graduationYear: 2023 }), 1],
  'a study that ended the year before that': [study({ startDate: '2020', endDate: '2022' }), 0.5, 'Jan 2023'],
  'a study without dates': [study({}), 0.5, 'Apr 2022 to May 2024'],
  'the newest of two': [
    ({ resume }) => {
      resume.experience[0]!.startDate = '2023-06'
      resume.experience.push({ ...resume.experience[1]!, startDate: '2016-05', endDate: '2016-09' })
      resume.education = []
    },
    0.5,
    'Apr 2022 to May 2023',
  ],
  'one position of which the dates are unknown': [
    ({ resume }) => {
      Object.assign(resume.experience[1]!, { startDate: '', endDate: '' })
    },
    null,
    'may have misread',
  ],
  'studies alone': [
    ({ resume }) => {
      resume.experience = []
    },
    null,
    'dated',
  ],
})

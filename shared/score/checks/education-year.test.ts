import { type Edit, nothing, verdicts } from '../testing/verdicts.ts'
import check from './education-year.ts'

const dates =
  (change: object): Edit =>
  ({ resume }) => {
    Object.assign(resume.education[0]!, { startDate: '', endDate: '', graduationYear: undefined }, change)
  }

verdicts(check, {
  accepts: {
    'years of study': nothing,
    'the year of graduation': dates({ graduationYear: 2019 }),
    'studies that go on': dates({ startDate: '2025' }),
  },
  rejects: {
    'no year': [dates({}), 'Bachelor of Science'],
    'no education': ({ resume }) => {
      resume.education = []
    },
  },
})

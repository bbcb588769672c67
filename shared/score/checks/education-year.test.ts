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
    'studies that are said to go on': dates({ degree: 'Bachelor of Science (in progress)' }),
    'the same in another language': dates({ field: 'Informática, en curso' }),
    'a term abroad, which belongs to a degree': dates({ degree: 'Term abroad', field: '' }),
    'studies that are expected to end': dates({ degree: 'BSc, expected to graduate' }),
  },
  rejects: {
    'a word for now within a sentence': dates({ field: 'Current affairs' }),
    'no year': [dates({}), 'Bachelor of Science'],
    'no education': ({ resume }) => {
      resume.education = []
    },
  },
})

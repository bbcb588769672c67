import { type Edit, nothing, verdicts } from '../testing/verdicts.ts'
import check from './summary-level.ts'

const summary =
  (value: string): Edit =>
  ({ resume }) => {
    resume.summary = value
  }

verdicts(check, {
  accepts: {
    'years in words': nothing,
    'years in digits': summary('Carpenter, 12+ years.'),
    'a level': summary('Senior accountant.'),
    'who leaves school': summary('School leaver who restores motorbikes.'),
    'a level in the title above it': (c) => {
      summary('Carpenter who builds stairs.')(c)
      c.resume.headline = 'Senior Carpenter'
    },
    'a beginner': summary('IT fresher who builds shops.'),
    'a student': summary('Second-year student of law.'),
  },
  rejects: {
    'neither years nor level': [summary('Carpenter who builds stairs.'), '6 years'],
    'neither, where no position has dates': [
      (c) => {
        summary('Carpenter who builds stairs.')(c)
        for (const e of c.resume.experience) Object.assign(e, { startDate: '', endDate: '' })
      },
      'the number of your years',
    ],
    'a year of something else': summary('Carpenter of the year.'),
    'no summary': summary(''),
  },
})

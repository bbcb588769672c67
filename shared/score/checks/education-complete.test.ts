import { type Edit, nothing, verdicts } from '../testing/verdicts.ts'
import check from './education-complete.ts'

const entry =
  (change: object): Edit =>
  ({ resume }) => {
    Object.assign(resume.education[0]!, change)
  }

verdicts(check, {
  accepts: {
    'degree, field and school': nothing,
    'a school leaver': entry({ degree: 'High School Diploma', field: '' }),
    'a school whose name says so': entry({
      institution: 'Ridge Senior High School',
      degree: 'Certificate',
      field: '',
    }),
    'a field inside the degree': entry({ degree: 'Bachelor of Nursing', field: '' }),
  },
  rejects: {
    'no degree': [entry({ degree: '' }), 'Cascade State University'],
    'no school': [entry({ institution: '' }), 'school'],
    'a degree in nothing': entry({ degree: 'BSc', field: '' }),
    'no education': ({ resume }) => {
      resume.education = []
    },
  },
})

import { type Edit, nothing, verdicts } from '../testing/verdicts.ts'
import check from './personal-data.ts'

const line =
  (text: string, country = 'US'): Edit =>
  ({ resume }) => {
    resume.head.push({ text, page: 1, line: 9, bullet: false })
    resume.country = country
  }

verdicts(check, {
  accepts: {
    'name and contact': nothing,
    'a date of birth where it is usual': line('Date of birth: 1 May 1990', 'DE'),
    'words that only sound alike': line('Born to teach, agender studies'),
  },
  rejects: {
    'a date of birth': [line('DOB: 01/05/1990'), 'date of birth'],
    'a marital status': line('Married, two children'),
    'a portrait': [
      ({ facts }) => {
        facts!.portrait = true
      },
      'photo',
    ],
  },
})

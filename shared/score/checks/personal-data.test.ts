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
    'a day that nobody who applies was born on': line('12.03.2024'),
    'the name of a number without it': line('Worked on the passport number project'),
    'a day without a label where it is usual': line('12.03.1990, Köln', 'DE'),
    'an aged town': line('Aged care services, Sample Town'),
    'words that only sound alike': line('Born to teach, agender studies'),
  },
  rejects: {
    'a date of birth': [line('DOB: 01/05/1990'), 'date of birth'],
    'a day of birth without a label': [line('Springfield | 12/03/1990'), 'date of birth'],
    'one written out': [line('12 March 1990', 'GB'), 'date of birth'],
    'one in the language of the country': [line('Geboortedatum: 12-03-1990', 'NL'), 'date of birth'],
    'an age': [line('Age: 32'), 'age'],
    'a marital status in another language': [line('Estado civil: soltera'), 'marital status'],
    'an identity number wherever it is': [
      line('Cédula de ciudadanía: 1.078.749.648', 'CO'),
      'your identity number',
    ],
    'one with letters': [line('Passport No. AB1234567', 'DE'), 'identity number'],
    'a marital status': line('Married, two children'),
    'a portrait': [
      ({ facts }) => {
        facts!.portrait = true
      },
      'photo',
    ],
  },
})

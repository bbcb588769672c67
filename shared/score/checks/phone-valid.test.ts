import { type Edit, nothing, verdicts } from '../testing/verdicts.ts'
import check from './phone-valid.ts'

const phone =
  (value: string, country = ''): Edit =>
  ({ resume }) => {
    resume.personalInfo.phone = value
    resume.country = country
  }

verdicts(check, {
  accepts: {
    'a number with its country code': nothing,
    'a national number where the country is known': phone('020 7946 0123', 'GB'),
    'a national number of an unknown country': phone('(202) 555-0143'),
    'two numbers read as one': phone('+1 202 555 0143 +1 202 555 0178'),
    'two numbers behind a sign': phone('020 7946 0123 / 020 7946 0999', 'GB'),
    'a German number': phone('+49 30 23125 000'),
  },
  rejects: {
    'no number': phone(''),
    'too few digits': [phone('+1 202 55'), '+1 202 55'],
    'too many digits': phone('+1 202 555 0143 999 888'),
  },
})

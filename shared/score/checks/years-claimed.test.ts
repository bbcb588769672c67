import { type Edit, verdicts } from '../testing/verdicts.ts'
import check from './years-claimed.ts'

// The sample has worked since September 2019: six and a half years.
const summary =
  (text: string): Edit =>
  ({ resume }) => {
    resume.summary = text
  }

verdicts(check, {
  accepts: {
    'the number the dates show': summary('Developer with six years of experience in web shops.'),
    'a rounded number': summary('Developer with 7+ years of experience.'),
    'two years that the dates do not show': summary('Developer with 8 years of experience.'),
    'a number for one skill': summary('Developer, 3 years of React at scale.'),
    'a number for one field': summary('Head of pages, with two years’ experience in the area of web shops.'),
  },
  rejects: {
    'twice the years': [summary('Developer with 15 years of experience.'), 'about 7'],
    'a claim beside the name': [
      ({ resume }) => {
        resume.summary = ''
        resume.head.push({
          text: 'Web Developer with 25+ years of experience',
          page: 1,
          line: 2,
          bullet: false,
        })
      },
      'You claim 25 years',
    ],
    'the larger of two claims': [
      ({ resume }) => {
        resume.summary = 'Developer with six years of experience in web shops.'
        resume.head.push({
          text: 'nora@example.com | 25 years of experience',
          page: 1,
          line: 2,
          bullet: false,
        })
      },
      'You claim 25 years',
    ],
    'a claim in another language': [
      summary('Entwicklerin mit 20 Jahren Berufserfahrung.'),
      'You claim 20 years',
    ],
  },
  skips: {
    'no claim': summary('Developer for web shops.'),
    'positions without dates': ({ resume }) => {
      resume.summary = 'Developer with 15 years of experience.'
      Object.assign(resume.experience[0]!, { startDate: '', endDate: '', printedDates: '' })
    },
  },
})

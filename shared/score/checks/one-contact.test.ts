import { type Edit, nothing, verdicts } from '../testing/verdicts.ts'
import check from './one-contact.ts'

const head =
  (...texts: string[]): Edit =>
  ({ resume }) => {
    resume.head = texts.map((text) => ({ text, page: 1, line: 1, bullet: false }))
  }

verdicts(check, {
  accepts: {
    'one of each': nothing,
    'the same address twice': head('nora@example.com', 'Nora@example.com, +1 202 555 0143'),
    'a postcode and years': head('nora@example.com | +1 202 555 0143 | 97201-1234 | 2019 - 2021'),
    'an identity card’s number': head('nora@example.com', '+1 202 555 0143', 'Cédula: 1.090.555.123'),
    'when the page was printed': head('nora@example.com', '+1 202 555 0143', '27/09/2022 20:47 Resume'),
    'a birthday before an address': head(
      'nora@example.com',
      '+1 202 555 0143',
      '1991. 02. 23. / 1123 Newtown',
    ),
    'the number of an agent': head(
      'nora@example.com',
      '+1 202 555 0143',
      'Agent: Larkspur Talent, 202-555-0177',
    ),
    'a long postcode': head('nora@example.com', '+1 202 555 0143', 'Mill Lane, Newtown 1731783685'),
    'a birthday and years': head('nora@example.com', '+1 202 555 0143', '12 05 1990, 2019 - 2021'),
  },
  rejects: {
    'two addresses': [head('nora@example.com', 'nora@example.org'), 'email addresses'],
    'two numbers': [head('nora@example.com', '+1 202 555 0143', '+1 202 555 0177'), 'phone numbers'],
    'two behind labels': [
      head('nora@example.com', 'Home: +1 202 555 0143', 'Mobile: +1 202 555 0177'),
      'phone',
    ],
    'two on a line': [head('nora@example.com', '(202) 555-0143 / (202) 555-0177'), 'phone numbers'],
    'no phone number': ({ resume }) => {
      resume.personalInfo.phone = ''
    },
  },
})

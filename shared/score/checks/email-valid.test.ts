import { type Edit, nothing, verdicts } from '../testing/verdicts.ts'
import check from './email-valid.ts'

const email =
  (value: string): Edit =>
  ({ resume }) => {
    resume.personalInfo.email = value
  }

verdicts(check, {
  accepts: {
    'an everyday address': nothing,
    'a tag and a long host': email('nora+jobs@mail.example.co.uk'),
    'an international host': email('jörg@müller.example'),
  },
  rejects: {
    'no address': email(''),
    'no host': email('nora@'),
    'no top-level domain': email('nora@example'),
    'a slip in a host everybody uses': [email('nora@gmial.com'), 'nora@gmail.com'],
    'two dots': email('nora@example..com'),
  },
})

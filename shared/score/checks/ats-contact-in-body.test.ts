import { nothing, verdicts } from '../testing/verdicts.ts'
import check from './ats-contact-in-body.ts'

verdicts(check, {
  accepts: { 'contact under the name': nothing },
  rejects: {
    'a phone number in the footer': [
      ({ facts }) => {
        facts!.headerFooterContact = [{ page: 1, line: 50, text: '+1 202 555 0143' }]
      },
      '+1 202 555 0143',
    ],
  },
})

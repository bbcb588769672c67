import { noEmail } from '../absent.ts'
import { at, type CheckDefinition, partly, pass } from '../check.ts'
import { t } from '../contact-texts.ts'

const WELL_FORMED = /^[^\s@,;:()<>"]+@[^\s@,;:()<>"]+$/
const HOST = /^[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?$/u
/** Slips of the keyboard in the hosts everybody uses. */
const MISTYPED: Record<string, string> = {
  'gmial.com': 'gmail.com',
  'gmal.com': 'gmail.com',
  'gmai.com': 'gmail.com',
  'gmail.con': 'gmail.com',
  'gmail.co': 'gmail.com',
  'gamil.com': 'gmail.com',
  'hotmial.com': 'hotmail.com',
  'hotmail.con': 'hotmail.com',
  'yaho.com': 'yahoo.com',
  'yahoo.con': 'yahoo.com',
  'outlok.com': 'outlook.com',
  'outlook.con': 'outlook.com',
  'iclod.com': 'icloud.com',
}

const check: CheckDefinition = {
  id: 'email-valid',
  title: 'An email address that works',
  why: 'Invitations come by email, and systems use the address to identify you.',
  part: 'section',
  place: 150,
  weight: 4, // The address invitations are sent to.
  group: 'contact',
  restsOn: ['contact'],
  look(subject) {
    const { email } = subject.resume.personalInfo
    // The address of a page was taken for one of mail.
    if (email === '' || (!email.includes('@') && email.includes('/'))) return noEmail(subject.resume)
    const evidence = (fix = '') => [at(subject, 'personalInfo.email', email, fix)]
    const host = email.split('@')[1]?.toLowerCase() ?? ''
    const labels = host.split('.')
    if (
      !WELL_FORMED.test(email) ||
      labels.length < 2 ||
      !labels.every((l) => HOST.test(l)) ||
      (labels.at(-1) ?? '').length < 2
    )
      return partly(0.3, t.emailNotComplete({ email }), t.correctEmail({ email }), evidence())
    const meant = MISTYPED[host]
    if (meant) {
      const right = `${email.split('@')[0]}@${meant}`
      return partly(0.3, t.emailMistyped({ email }), t.writeEmail({ right, email }), evidence(right))
    }
    return pass(t.emailIs({ email }))
  },
}
export default check

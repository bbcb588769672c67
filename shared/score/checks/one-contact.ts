import { numbersIn } from '#shared/structure/contact.ts'
import { noEmail, noPhone } from '../absent.ts'
import { type CheckDefinition, graded } from '../check.ts'
import { t } from '../contact-texts.ts'

const SEPARATOR = /[\s,;|<>()]/
/** `twitter.com/@name` is none. */
const EMAIL = /^[^@/]{1,64}@[^@/]+\.[^@/.]{2,}\.?$/
/** Digits that nothing makes a telephone number, as those of an identity card, are none. */
const SURE = 0.2

const check: CheckDefinition = {
  id: 'one-contact',
  title: 'One email address, one phone number',
  why: 'With two phone numbers or addresses, a system may keep the wrong one.',
  part: 'section',
  place: 440,
  weight: 1, // A machine keeps one by chance.
  group: 'contact',
  restsOn: [],
  look(subject) {
    const { head, personalInfo } = subject.resume
    if (personalInfo.email === '') return noEmail(subject.resume)
    if (personalInfo.phone === '') return noPhone(subject.resume)
    const emails = new Set<string>()
    const phones = new Set<string>()
    for (const { text } of head) {
      const short = text.slice(0, 500)
      for (const word of short.split(SEPARATOR))
        if (EMAIL.test(word)) emails.add(word.toLowerCase().replace(/[.]$/, ''))
      for (const number of OF_ANOTHER.test(short) ? [] : phonesIn(short))
        phones.add(number.replace(/\D/g, '').slice(-9))
    }
    const surplus = Math.max(0, emails.size - 1) + Math.max(0, phones.size - 1)
    return graded(surplus === 0 ? 1 : 0.4, t.oneOfEach, () => ({
      finding: emails.size > 1 ? t.emails({ count: emails.size }) : t.phones({ count: phones.size }),
      fix: emails.size > 1 ? t.keepOneEmail : t.keepOnePhone,
      evidence: head
        .filter((l) => (emails.size > 1 ? l.text.includes('@') : phonesIn(l.text).length > 0))
        .map((l) => ({ text: l.text, page: l.page, line: l.line, path: '', fix: '' })),
    }))
  },
}
export default check

/** “Agent: Larkspur Talent, 212-555-0119”: behind a label and a name stands the number of somebody else. */
const OF_ANOTHER = /^\p{L}[\p{L} ]{3,30}:\s*\p{Lu}\p{L}+\s\p{Lu}/u

const phonesIn = (text: string): string[] =>
  numbersIn(text).flatMap((number) =>
    number.sure >= SURE && isPhone(number.text) && !isPostcode(number.text, text) ? [number.text] : [],
  )

/** “Mill Lane, Tehran 1731783685”: bare digits right behind the name of a place. */
function isPostcode(number: string, text: string): boolean {
  const before = text.slice(0, text.indexOf(number.trim()))
  return /^\d+$/.test(number.trim()) && before.includes(',') && /\p{L} $/u.test(before)
}

/** “27/09/2022 20:47” is when the page was printed, “1961. 02. 23.” a birthday. */
const DATE =
  /(?<!\d)(?:\d{1,2}[./-]\s?\d{1,2}[./-]\s?(?:19|20)\d\d|(?:19|20)\d\d[./-]\s?\d{1,2}[./-]\s?\d{1,2})(?!\d)/

const isPhone = (text: string): boolean => {
  if (DATE.test(text)) return false
  const digits = text.replace(/\D/g, '').length
  // Nine digits and less may be a postcode, a span of years or a birthday.
  return digits >= (text.trimStart().startsWith('+') ? 9 : 10) && digits <= 15
}

import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { noPhone } from '../absent.ts'
import { at, type CheckDefinition, partly, pass } from '../check.ts'
import { t } from '../contact-texts.ts'

const SEVERAL = /[,;|/]|\s(?=\+)/

const check: CheckDefinition = {
  id: 'phone-valid',
  title: 'A phone number that can be called',
  why: 'Many recruiters call first, and systems reject numbers with the wrong length.',
  part: 'section',
  place: 220,
  weight: 3, // The second way to be reached.
  group: 'contact',
  restsOn: ['contact'],
  look(subject) {
    const { phone } = subject.resume.personalInfo
    if (phone.trim() === '') return noPhone(subject.resume)
    const digits = phone.replace(/\D/g, '').length
    const { country } = subject.resume
    const isPossible = (text: string): boolean => {
      const count = text.replace(/\D/g, '').length
      const number = parsePhoneNumberFromString(
        text,
        isSupportedCountry(country) ? { defaultCountry: country } : {},
      )
      return number ? number.isPossible() : count >= 7 && count <= 15
    }
    // Two numbers on one line may be read as one.
    const possible = [phone, ...phone.split(SEVERAL)].some(isPossible)
    if (possible) return pass(t.canBeCalled)
    return partly(0.3, t.cannotBeCalled({ phone }), t.correctPhone({ phone, count: digits }), [
      at(subject, 'personalInfo.phone', phone),
    ])
  },
}
export default check

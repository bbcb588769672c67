import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { noPhone } from '../absent.ts'
import { at, type CheckDefinition, partly, pass } from '../check.ts'

const check: CheckDefinition = {
  id: 'phone-valid',
  part: 'section',
  group: 'contact',
  look(subject) {
    const { phone } = subject.resume.personalInfo
    if (phone.trim() === '') return noPhone()
    const digits = phone.replace(/\D/g, '').length
    const { country } = subject.resume
    const number = parsePhoneNumberFromString(
      phone,
      isSupportedCountry(country) ? { defaultCountry: country } : {},
    )
    const possible = number ? number.isPossible() : digits >= 7 && digits <= 15
    if (possible) return pass('Your phone number can be called.')
    return partly(
      0.3,
      `“${phone}” cannot be called as it is written.`,
      `Correct “${phone}”: it has ${digits} digits, which is not a number of its country; begin with the country code, such as +44 or +1.`,
      [at(subject, 'personalInfo.phone', phone)],
    )
  },
}
export default check

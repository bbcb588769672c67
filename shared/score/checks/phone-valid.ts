import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { noPhone } from '../absent.ts'
import { at, type CheckDefinition, partly, pass } from '../check.ts'
import { t } from '../contact-texts.ts'

const check: CheckDefinition = {
  id: 'phone-valid',
  part: 'section',
  group: 'contact',
  restsOn: ['contact'],
  look(subject) {
    const { phone } = subject.resume.personalInfo
    if (phone.trim() === '') return noPhone(subject.resume)
    const digits = phone.replace(/\D/g, '').length
    const { country } = subject.resume
    const number = parsePhoneNumberFromString(
      phone,
      isSupportedCountry(country) ? { defaultCountry: country } : {},
    )
    const possible = number ? number.isPossible() : digits >= 7 && digits <= 15
    if (possible) return pass(t.canBeCalled)
    return partly(0.3, t.cannotBeCalled({ phone }), t.correctPhone({ phone, count: digits }), [
      at(subject, 'personalInfo.phone', phone),
    ])
  },
}
export default check

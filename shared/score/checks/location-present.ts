import { at, type CheckDefinition, fail, notApplicable, partly, pass } from '../check.ts'
import { hasUnexplained } from '../text/contact-rest.ts'

const STREET =
  /\b\d{1,5}\s+(?:\p{L}+\s+){1,4}(?:street|st|avenue|ave|road|rd|lane|ln|drive|dr|boulevard|blvd|court|ct|way|place|pl)\b/iu

const check: CheckDefinition = {
  id: 'location-present',
  part: 'section',
  group: 'contact',
  look(subject) {
    const { facts } = subject
    const { address } = subject.resume.personalInfo
    // Beside other columns a place may stand where it was read as something else.
    if (address.trim() === '' && facts?.naiveOrder.scrambled)
      return notApplicable('On a page of several columns this cannot be told.')
    if (address.trim() === '' && facts !== null && hasUnexplained(subject.resume))
      return notApplicable('Something among the ways of contact may be your place.')
    if (address.trim() === '')
      return {
        ...fail('No location found.', 'Add your city and region under your name: Portland, Oregon.'),
        missing: 'location',
      }
    if (STREET.test(address))
      return partly(
        0.8,
        'Your street address is there.',
        `Leave the street out of “${address}”: city and region are enough.`,
        [at(subject, 'personalInfo.address', address)],
      )
    return pass(`Your location is read as ${address}.`)
  },
}
export default check

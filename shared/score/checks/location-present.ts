import { at, type CheckDefinition, fail, notApplicable, partly, pass } from '../check.ts'
import { t } from '../contact-texts.ts'
import { hasUnexplained } from '../text/contact-rest.ts'

const STREET =
  /\b\d{1,5}\s+(?:\p{L}+\s+){1,4}(?:street|st|avenue|ave|road|rd|lane|ln|drive|dr|boulevard|blvd|court|ct|way|place|pl)\b/iu

const check: CheckDefinition = {
  id: 'location-present',
  title: 'Your location',
  why: 'Recruiters search by distance. The city is enough; leave out your street.',
  part: 'section',
  place: 320,
  weight: 2, // Searches run within a distance.
  group: 'contact',
  restsOn: ['location'],
  look(subject) {
    const { facts } = subject
    const { address } = subject.resume.personalInfo
    // Beside other columns a place may stand where it was read as something else.
    if (address.trim() === '' && facts?.naiveOrder.scrambled) return notApplicable(t.locationBesideColumns)
    if (address.trim() === '' && facts !== null && hasUnexplained(subject.resume))
      return notApplicable(t.locationUnexplained)
    if (address.trim() === '')
      return {
        ...fail(t.noLocation, t.addLocation),
        missing: 'location',
      }
    if (STREET.test(address))
      return partly(0.8, t.street, t.leaveStreetOut({ address }), [
        at(subject, 'personalInfo.address', address),
      ])
    return pass(t.locationIs({ address }))
  },
}
export default check

import { ofKind } from '../asked.ts'
import { type CheckDefinition, notApplicable, partly, pass } from '../check.ts'
import { t } from '../keyword-texts.ts'

/** How the work is shared between home and office names no place. */
const MODE = /^(?:hybrid|on-?site|remote)$/i

const check: CheckDefinition = {
  id: 'keyword-location',
  title: 'The location of the job',
  why: 'Applicants from elsewhere are often passed over. One line about moving or a permit helps.',
  part: 'keyword',
  place: 150,
  group: 'contact',
  restsOn: [],
  advice: true,
  look(subject) {
    const [asked] = ofKind(subject, ['location'])
    const parts = (subject.job?.location ?? '').split(' · ').filter((part) => !MODE.test(part))
    const location = parts.join(' · ')
    if (location === '') return notApplicable(t.noLocationAsked)
    if (!asked) return notApplicable(t.mayBeNear)
    if (asked.status !== 'missing') return pass(t.sameLocation)
    const { address } = subject.resume.personalInfo
    const finding = address === '' ? t.locationUnnamed({ location }) : t.elsewhere({ location, address })
    return partly(0.5, finding, t.sayYouWouldMove({ location }))
  },
}
export default check

import { ofKind } from '../asked.ts'
import { type CheckDefinition, notApplicable, partly, pass } from '../check.ts'

/** How the work is shared between home and office names no place. */
const MODE = /^(?:hybrid|on-?site|remote)$/i

const check: CheckDefinition = {
  id: 'keyword-location',
  part: 'keyword',
  group: 'contact',
  advice: true,
  look(subject) {
    const [asked] = ofKind(subject, ['location'])
    const parts = (subject.job?.location ?? '').split(' · ').filter((part) => !MODE.test(part))
    const location = parts.join(' · ')
    if (location === '') return notApplicable('The job names no location.')
    if (!asked) return notApplicable('The job may be near you.')
    if (asked.status !== 'missing') return pass('You are where the job is.')
    return partly(
      0.5,
      `The job is in ${location}, you are in ${subject.resume.personalInfo.address}.`,
      `If you would move to ${location}, or need no permit to work there, say so beside your address.`,
    )
  },
}
export default check

import { ofKind } from '../asked.ts'
import { type CheckDefinition, notApplicable, partly, pass } from '../check.ts'
import { t } from '../texts.ts'

const REMOTE = /\bremote\b|\banywhere\b|work from home/i

const MODE = /^(?:hybrid|on-?site)$/i

const check: CheckDefinition = {
  id: 'keyword-location',
  part: 'keyword',
  group: 'contact',
  advice: true,
  look(subject) {
    const said = ofKind(subject, ['location'])[0]?.text || subject.job?.location || ''
    // How the work is shared between home and office names no place.
    const location = said
      .split(' · ')
      .filter((part) => !MODE.test(part))
      .join(' · ')
    if (location === '') return notApplicable('The job names no location.')
    if (REMOTE.test(location)) return pass('The job can be done from anywhere.')
    const { address } = subject.resume.personalInfo
    const here = new Set(words(address))
    if (words(location).some((w) => here.has(w))) return pass(`You are where the job is: ${location}.`)
    if (address === '' && subject.doubts.some(({ part }) => part === 'location'))
      return notApplicable(t.mayBeMisread)
    return partly(
      0.5,
      address === ''
        ? `The job is in ${location}, and your resume names no location.`
        : `The job is in ${location}, you are in ${address}.`,
      `If you would move to ${location}, or need no permit to work there, say so beside your address.`,
    )
  },
}
export default check

const words = (place: string): string[] =>
  place
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((w) => w.length > 2)

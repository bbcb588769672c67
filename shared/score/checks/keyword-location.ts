import { ofKind } from '../asked.ts'
import { type CheckDefinition, notApplicable, partly, pass } from '../check.ts'
import { t } from '../keyword-texts.ts'
import { t as texts } from '../texts.ts'

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
    if (location === '') return notApplicable(t.noLocationAsked)
    if (REMOTE.test(location)) return pass(t.fromAnywhere)
    const { address } = subject.resume.personalInfo
    const here = new Set(words(address))
    if (words(location).some((w) => here.has(w))) return pass(t.sameLocation({ location }))
    if (address === '' && subject.doubts.some(({ part }) => part === 'location'))
      return notApplicable(texts.mayBeMisread)
    return partly(
      0.5,
      address === '' ? t.noLocation({ location }) : t.elsewhere({ location, address }),
      t.sayYouWouldMove({ location }),
    )
  },
}
export default check

const words = (place: string): string[] =>
  place
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((w) => w.length > 2)

import type { OCCUPATION_FIELDS } from '#shared/jobs/occupations/fields.ts'
import { noLinkedIn } from '../absent.ts'
import { at, type CheckDefinition, notApplicable, partly, pass } from '../check.ts'
import { t } from '../contact-texts.ts'

const PROFILE = /linkedin\.com\/(?:in|pub)\/[^\s/?#]{2,}/i
const CUT_OFF = /linkedin\.com\/?(?:in|pub)?\/?$/i

/** Where other networks are looked at. */
const ELSEWHERE = new Set(['zh', 'ja', 'ko', 'ru', 'uk'])

/** Work that is found by other ways than a profile. */
const BY_HAND: ReadonlySet<string> = new Set<(typeof OCCUPATION_FIELDS)[number]>([
  'Healthcare',
  'Healthcare support',
  'Protective service',
  'Food and hospitality',
  'Cleaning and grounds',
  'Personal care',
  'Farming, fishing and forestry',
  'Construction and extraction',
  'Installation and repair',
  'Production',
  'Transport and logistics',
])

const isPage = ({ url }: { url: string }): boolean =>
  /^(?:https?:)?\/\/|^(?:[\w-]+\.)+\p{L}{2,}(?:\/|$)/iu.test(url)

const check: CheckDefinition = {
  id: 'linkedin-present',
  part: 'section',
  group: 'contact',
  restsOn: [],
  advice: true,
  look(subject) {
    const { linkedin } = subject.resume.personalInfo
    const link = linkedin || subject.resume.links.find((l) => /linkedin\.com/i.test(l.url))?.url || ''
    if (link === '' && BY_HAND.has(subject.job?.category ?? '')) return notApplicable(t.profileOfNoUse)
    if (link === '')
      return ELSEWHERE.has(subject.resume.language) || subject.academic || subject.resume.links.some(isPage)
        ? notApplicable(t.lookedUpElsewhere)
        : noLinkedIn()
    if (PROFILE.test(link) || !link.includes('linkedin.com')) return pass(t.profileIs({ link }))
    return partly(
      0.4,
      CUT_OFF.test(link) ? t.profileCutOff : t.noProfile({ link }),
      t.replaceProfile({ link }),
      [at(subject, 'personalInfo.linkedin', link)],
    )
  },
}
export default check

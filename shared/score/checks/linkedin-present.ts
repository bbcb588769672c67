import type { OCCUPATION_FIELDS } from '#shared/jobs/occupations/fields.ts'
import { noLinkedIn } from '../absent.ts'
import { at, type CheckDefinition, notApplicable, partly, pass } from '../check.ts'

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
  advice: true,
  look(subject) {
    const { linkedin } = subject.resume.personalInfo
    const link = linkedin || subject.resume.links.find((l) => /linkedin\.com/i.test(l.url))?.url || ''
    if (link === '' && BY_HAND.has(subject.job?.category ?? ''))
      return notApplicable('In your trade a profile is seldom looked for.')
    if (link === '')
      return ELSEWHERE.has(subject.resume.language) || subject.academic || subject.resume.links.some(isPage)
        ? notApplicable('There are other ways to look you up.')
        : noLinkedIn()
    if (PROFILE.test(link) || !link.includes('linkedin.com'))
      return pass(`Your LinkedIn profile is there: ${link}.`)
    return partly(
      0.4,
      CUT_OFF.test(link)
        ? 'The LinkedIn address leads to no profile.'
        : `“${link}” is not the address of a profile.`,
      `Replace “${link}” by the address of your own profile: linkedin.com/in/your-name.`,
      [at(subject, 'personalInfo.linkedin', link)],
    )
  },
}
export default check

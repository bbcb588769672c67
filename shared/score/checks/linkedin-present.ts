import type { OCCUPATION_FIELDS } from '#shared/jobs/occupations/fields.ts'
import type { Resume, SectionLine } from '#shared/schema/resume.ts'
import { words } from '#shared/text/words.ts'
import { noLinkedIn } from '../absent.ts'
import { at, type CheckDefinition, notApplicable, partly, pass, spotted } from '../check.ts'
import { t } from '../contact-texts.ts'
import { isPupilsSchool } from '../study.ts'
import type { Subject } from '../subject.ts'

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

/** The name of the network, or a handle behind it, among the ways of contact. */
const nameOfNetwork = ({ head, sections }: Resume): SectionLine | undefined =>
  [...head, ...sections.flatMap(({ kind, lines }) => (kind === 'other' ? lines : []))]
    .flatMap((line) => line.text.split(/[|•·;\t]/u).map((text) => ({ ...line, text: text.trim() })))
    .find(({ text }) => /linked ?in/i.test(text) && words(text).length <= HANDLE_WORDS)
const HANDLE_WORDS = 4

/** `/nora-vale` behind a drawn sign may be the profile. */
const hasHandle = ({ head, sections }: Resume): boolean =>
  [...head, ...sections.flatMap(({ kind, lines }) => (kind === 'other' ? lines : []))].some(({ text }) =>
    /^\P{L}{0,3}[/@][\w-]{4,}$/u.test(text.trim()),
  )

/** Somebody at school, of whom no post is dated: nobody looks for a pupil there. */
const isPupil = ({ resume: { education, experience } }: Subject): boolean =>
  education.length > 0 &&
  education.every(({ institution }) => isPupilsSchool(institution)) &&
  experience.every(({ startDate }) => startDate === '')

const isPage = ({ url }: { url: string }): boolean =>
  /^(?:https?:)?\/\/|^(?:[\w-]+\.)+\p{L}{2,}(?:\/|$)/iu.test(url)

const check: CheckDefinition = {
  id: 'linkedin-present',
  title: 'LinkedIn profile',
  why: 'Many recruiters look at LinkedIn. A link makes sure they find the right person.',
  part: 'section',
  place: 300,
  group: 'contact',
  restsOn: [],
  advice: true,
  look(subject) {
    const { linkedin } = subject.resume.personalInfo
    const read = linkedin || subject.resume.links.find((l) => /linkedin\.com/i.test(l.url))?.url || ''
    const printed = read === '' ? nameOfNetwork(subject.resume) : undefined
    const link = printed?.text ?? read
    if (link === '' && hasHandle(subject.resume)) return notApplicable(t.lookedUpElsewhere)
    if (link === '' && (BY_HAND.has(subject.job?.category ?? '') || isPupil(subject)))
      return notApplicable(t.profileOfNoUse)
    if (link === '')
      return ELSEWHERE.has(subject.resume.language) || subject.academic || subject.resume.links.some(isPage)
        ? notApplicable(t.lookedUpElsewhere)
        : noLinkedIn()
    if (PROFILE.test(link) || (!printed && !link.includes('linkedin.com'))) return pass(t.profileIs({ link }))
    return partly(
      0.4,
      CUT_OFF.test(link) ? t.profileCutOff : t.noProfile({ link }),
      t.replaceProfile({ link }),
      [printed ? spotted(printed) : at(subject, 'personalInfo.linkedin', link)],
    )
  },
}
export default check

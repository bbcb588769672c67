import type { DocumentFacts } from '#shared/schema/document.ts'
import type { Job } from '#shared/schema/job.ts'
import type { Resume } from '#shared/schema/resume.ts'
import { hiddenIn, isHarmless } from './checks/ats-hidden-text.ts'
import { languages, NAMES, t } from './notice-texts.ts'
import { otherPersonIn } from './other-person.ts'
import { type Heap, heapSaid } from './stuffing.ts'
import { isUnread } from './unread.ts'

export interface Notice {
  code:
    | 'scan'
    | 'scan_read'
    | 'scan_in_part'
    | 'empty'
    | 'not_a_resume'
    | 'scored_anyway'
    | 'language'
    | 'job_unusable'
    | 'no_job'
    | 'hidden_text'
    | 'stuffing'
    | 'other_person'
  text: string
}

/** What a person must hear before any score. */
export function notices(
  resume: Resume,
  facts: DocumentFacts | null,
  job: Job | null,
  heap: Heap | null,
  /** The person wants it scored although it looks like no resume. */
  insist = false,
): Notice[] {
  const found: Notice[] = []
  const blankPage = facts !== null && isWithoutAnything(facts)
  if (blankPage) found.push({ code: 'empty', text: t.emptyFile })
  else if (facts?.textLayer === false && !hasBeenRead(resume, facts))
    found.push({
      code: 'scan',
      text: t.scan,
    })
  else if (isEmpty(resume)) found.push({ code: 'empty', text: t.emptyResume })
  else if (resume.notAResume !== '')
    found.push({
      code: insist ? 'scored_anyway' : 'not_a_resume',
      text: (insist ? t.noResumeScored : t.noResume)({ reason: reasonOf(resume.notAResume) }),
    })
  else if (facts && isBare(resume))
    found.push({
      code: 'empty',
      text: t.hardlyAnything,
    })
  if (facts?.recognized && hasBeenRead(resume, facts)) found.push(scanNotice(facts))
  if (resume.language !== '' && resume.language !== 'en')
    found.push({
      code: 'language',
      text: isUnread(resume)
        ? t.unread({ language: languageName(resume.language), scored: scoredUnread(resume, job) })
        : t.otherLanguage({ language: languageName(resume.language) }),
    })
  if (job && job.unusable !== '')
    found.push({
      code: 'job_unusable',
      text: t.jobUnusable({ reason: reasonOf(job.unusable) }),
    })
  const hidden = facts ? hiddenIn(facts, resume) : []
  if (hidden.length > 0 && !isHarmless(hidden, resume))
    found.push({
      code: 'hidden_text',
      text: t.hiddenText,
    })
  const other = facts ? otherPersonIn(resume) : ''
  if (other) found.push({ code: 'other_person', text: t.otherPerson({ address: other }) })
  if (heap)
    found.push({
      code: 'stuffing',
      text: t.stuffing({ finding: heapSaid(heap).finding }),
    })
  return found
}

const isEmpty = (r: Resume): boolean =>
  r.name === '' &&
  r.summary === '' &&
  r.personalInfo.email === '' &&
  [r.experience, r.education, r.projects, r.skills, r.head, r.sections].every((list) => list.length === 0)

const hasBeenRead = (resume: Resume, { recognized }: DocumentFacts): boolean =>
  recognized !== undefined && !isEmpty(resume)

/** Content is scored as it was read from the picture; that hiring software reads nothing of it is said apart. */
const scanNotice = ({ textLayer, recognized }: DocumentFacts): Notice =>
  textLayer && recognized
    ? {
        code: 'scan_in_part',
        text: scannedPages(recognized.pages),
      }
    : {
        code: 'scan_read',
        text: t.scanRead,
      }

const scannedPages = (pages: number[]): string =>
  t.scanInPart(pages.length, { pages: pages.slice(0, -1).join(', '), last: `${pages.at(-1) ?? ''}` })

const scoredUnread = ({ summary, skills }: Resume, job: Job | null): string =>
  [
    t.theFile,
    t.itsLayout,
    ...(job ? [t.theWordsOfTheJob] : []),
    ...(summary ? [t.theSummary] : []),
    ...(skills.length > 0 ? [t.theSkills] : []),
  ].join(', ')

/** A file without text or pictures: but for a PDF, which may have drawn its letters, unless it draws nothing. */
export const isWithoutAnything = ({ kind, textLayer, largeImages, blank }: DocumentFacts): boolean =>
  !textLayer && largeImages === 0 && (kind !== 'pdf' || blank === true)

/** A name and an address are no resume. */
const isBare = (r: Resume): boolean =>
  r.summary === '' &&
  [r.experience, r.education, r.projects, r.skills].every((list) => list.length === 0) &&
  r.head.length + r.sections.reduce((n, s) => n + s.lines.length, 0) <= BARE_LINES
const BARE_LINES = 3

/** As part of a sentence. */
const reasonOf = (text: string): string => (text.charAt(0).toLowerCase() + text.slice(1)).replace(/\.$/, '')

const languageName = (code: string): string => (isNamed(code) ? languages[code] : t.anotherLanguage)

const isNamed = (code: string): code is keyof typeof languages => Object.hasOwn(NAMES, code)

import type { DocumentFacts } from '#shared/schema/document.ts'
import type { Job } from '#shared/schema/job.ts'
import type { Resume } from '#shared/schema/resume.ts'
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
  text: string
}

/** Notices after which nothing can be scored. */
export const DECISIVE: ReadonlySet<string> = new Set(['scan', 'empty', 'not_a_resume'])

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
  if (blankPage)
    found.push({ code: 'empty', text: 'This file is empty: there is no text in it, and no picture of one.' })
  else if (facts?.textLayer === false && !hasBeenRead(resume, facts))
    found.push({
      code: 'scan',
      text: 'This file is a picture of a resume: there is no text in it. No hiring system can read it, and neither can we score what it says. Export it as text from where it was written.',
    })
  else if (isEmpty(resume))
    found.push({ code: 'empty', text: 'This resume is empty: there is nothing in it to score yet.' })
  else if (resume.notAResume !== '')
    found.push({
      code: insist ? 'scored_anyway' : 'not_a_resume',
      text: `This does not look like a resume: ${lowerFirst(resume.notAResume).replace(/\.$/, '')}. ${insist ? 'It was scored all the same, as you asked.' : 'Nothing in it was scored.'}`,
    })
  else if (facts && isBare(resume))
    found.push({
      code: 'empty',
      text: 'There is hardly anything in this file: no summary, no work, no education and no skills. Nothing in it was scored.',
    })
  if (facts?.recognized && hasBeenRead(resume, facts)) found.push(scanNotice(facts))
  if (resume.language !== '' && resume.language !== 'en')
    found.push({
      code: 'language',
      text: isUnread(resume)
        ? `This resume is in ${languageName(resume.language)}, whose headings we do not know. What stands under them was not judged and gives no points: only the file, its layout${job ? ', the words the job asks for' : ''}${resume.summary ? ', the summary' : ''}${resume.skills.length > 0 ? ', the skills' : ''} and the contact details were scored. The numbers say nothing about the work it tells of.`
        : `This resume is in ${languageName(resume.language)}. The checks of English wording were left out; everything that does not depend on the language was scored.`,
    })
  if (job && job.unusable !== '')
    found.push({
      code: 'job_unusable',
      text: `The job description could not be used: ${lowerFirst(job.unusable).replace(/\.$/, '')}. Nothing was matched, and the keyword score is left out.`,
    })
  if (facts && facts.hiddenText.length > 0)
    found.push({
      code: 'hidden_text',
      text: 'There is text in this file that people cannot see. It counts against the resume, not for it: systems show it to the reader, and readers take it for a trick.',
    })
  if (heap)
    found.push({
      code: 'stuffing',
      text: `${heapSaid(heap).finding} Skills that are only listed count for nothing until that is mended.`,
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
        text: `${pagesNamed(recognized.pages)} a picture of text. We read it, but most systems will see an empty page there. Rebuild the resume here and download it as a PDF with text.`,
      }
    : {
        code: 'scan_read',
        text: 'This file is a picture of a resume. Most systems will see an empty page. We read the picture to score what it says; words may be misread. Rebuild it here and download a PDF with text.',
      }

const pagesNamed = (pages: number[]): string =>
  pages.length === 1
    ? `Page ${pages[0]} is`
    : `Pages ${pages.slice(0, -1).join(', ')} and ${pages.at(-1)} are each`

/** An office file without text: a PDF may have drawn its letters, this may not. */
export const isWithoutAnything = ({ kind, textLayer, largeImages }: DocumentFacts): boolean =>
  !textLayer && kind !== 'pdf' && largeImages === 0

/** A name and an address are no resume. */
const isBare = (r: Resume): boolean =>
  r.summary === '' &&
  [r.experience, r.education, r.projects, r.skills].every((list) => list.length === 0) &&
  r.head.length + r.sections.reduce((n, s) => n + s.lines.length, 0) <= BARE_LINES
const BARE_LINES = 3

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

/** Names are written out: `Intl` answers differently on different machines. */
const LANGUAGES: Record<string, string> = {
  am: 'Amharic',
  ar: 'Arabic',
  bn: 'Bengali',
  cs: 'Czech',
  da: 'Danish',
  de: 'German',
  el: 'Greek',
  es: 'Spanish',
  fi: 'Finnish',
  fr: 'French',
  gu: 'Gujarati',
  he: 'Hebrew',
  hi: 'Hindi',
  hu: 'Hungarian',
  hy: 'Armenian',
  id: 'Indonesian',
  it: 'Italian',
  ja: 'Japanese',
  ka: 'Georgian',
  km: 'Khmer',
  kn: 'Kannada',
  ko: 'Korean',
  lo: 'Lao',
  ml: 'Malayalam',
  my: 'Burmese',
  nl: 'Dutch',
  no: 'Norwegian',
  nb: 'Norwegian',
  pa: 'Punjabi',
  pl: 'Polish',
  pt: 'Portuguese',
  ro: 'Romanian',
  ru: 'Russian',
  si: 'Sinhala',
  sv: 'Swedish',
  ta: 'Tamil',
  te: 'Telugu',
  th: 'Thai',
  tr: 'Turkish',
  uk: 'Ukrainian',
  vi: 'Vietnamese',
  zh: 'Chinese',
}
const languageName = (code: string): string => LANGUAGES[code] ?? 'a language other than English'

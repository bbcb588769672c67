import type { DocumentFacts } from '#shared/schema/document.ts'
import type { Resume, SectionLine } from '#shared/schema/resume.ts'
import { isTorn } from './text/torn.ts'

// Where we may have misread. What is missing there may be our fault: the person is asked, and nothing is taken off.

export type Part = 'name' | 'location' | 'experience' | 'education' | 'entries'

export interface Doubt {
  part: Part
  /** What on the page speaks against our reading. */
  lines: SectionLine[]
}

const YEAR = /(?<!\d)(?:19|20)\d\d(?!\d)/
/** Two years close together, or one before a dash and a word. */
const DATE_RANGE =
  /(?<!\d)(?:19|20)\d\d[^\d]{1,16}(?:19|20)\d\d(?!\d)|(?<!\d)(?:19|20)\d\d ?[-–—~] ?\p{L}{3}/u
/** A postcode before a name, or a name before a comma and a region. */
const PLACE_LIKE = /\d{4} \p{Lu}\p{L}|\p{L}{2}, (?:[A-Z]{2}(?!\p{L})|\p{Lu}\p{L}{3})/u
const NAMED_MOST = 3
/** Fewer dated lines may be a course or a certificate. */
const DATED_LINES = 2

/** `mail, phone, Ciudad de México`: what stands among the ways of contact and is none of them may be where somebody lives. */
function hasUnreadName(text: string, { name, headline, personalInfo }: Resume): boolean {
  const pieces = text.split(/[,|•·–—;\t/]|\s-\s/u).map((piece) => piece.trim())
  if (pieces.length < 2 || !pieces.some((piece) => /@|\d{6}|\d[\s-]\d{3}/.test(piece))) return false
  const read = `${name} ${headline} ${personalInfo.firstName}`.toLowerCase()
  return pieces.some((piece) => PLACE_NAME.test(piece) && !read.includes(piece.toLowerCase()))
}
const PLACE_NAME = /^\p{Lu}[\p{L}'’.]+(?: (?:\p{Lu}[\p{L}'’.]+|de|del|la|le|am|an|der|upon)){0,3}$/u

const isCut = (text: string): boolean => text === '' || isTorn(text)

export function doubtsOf(resume: Resume, facts: DocumentFacts | null): Doubt[] {
  // A draft says of each field what it is.
  if (facts === null) return []
  const body = resume.sections.flatMap((section) => section.lines)
  const all = [...resume.head, ...body]
  const unfiled = [
    ...resume.head,
    ...resume.sections.filter(({ kind }) => kind === 'other').flatMap(({ lines }) => lines),
  ]
  const doubts: Doubt[] = []
  const add = (part: Part, lines: SectionLine[]) => doubts.push({ part, lines })

  if (resume.name === '' && all.length > 0) add('name', all.slice(0, 1))
  if (resume.personalInfo.address === '') {
    const placed = resume.head.filter(({ text }) => PLACE_LIKE.test(text) || hasUnreadName(text, resume))
    if (placed.length > 0) add('location', placed)
  }
  const ranges = (resume.education.length > 0 ? unfiled : all).filter(({ text }) => DATE_RANGE.test(text))
  if (resume.experience.length === 0 && ranges.length >= DATED_LINES) add('experience', ranges)
  if (resume.education.length === 0) {
    const dated = unfiled.filter(({ text }) => YEAR.test(text))
    const headed = resume.sections.filter(({ kind }) => kind === 'education').flatMap(({ lines }) => lines)
    if (dated.length > 0 || headed.length > 0) add('education', [...headed.slice(0, 1), ...dated])
  }
  const cut = [
    ...resume.experience.filter((e) => isCut(e.position) || isCut(e.company)),
    ...resume.education.filter((e) => isCut(e.institution) || isCut(e.degree)),
  ]
  if (cut.length > 0)
    add(
      'entries',
      [...cut].slice(0, NAMED_MOST).map((e) => {
        const text = ('position' in e ? [e.position, e.company] : [e.degree, e.institution])
          .filter(Boolean)
          .join(' · ')
        return { text, page: 0, line: 0, bullet: false }
      }),
    )
  return doubts
}

import { scan } from '#shared/jobs/text/scan.ts'
import { lexicon } from '#shared/jobs/vocabulary.ts'
import type { DocumentFacts } from '#shared/schema/document.ts'
import type {
  ReadEducation,
  ReadExperience,
  Resume,
  SectionKind,
  SectionLine,
} from '#shared/schema/resume.ts'
import { NO_PLACE } from '#shared/structure/address.ts'
import { companyScore, degreeScore, schoolScore } from '#shared/structure/word-signs.ts'
import { isStudy } from './foreign-lines.ts'
import { hasSpan, misfiledSpans, spansAmongSkills } from './misfiled.ts'
import { areSkillsMisread, misreadWork } from './misread.ts'
import { doubtsWork, isGuessed, isMisshapen } from './sound.ts'
import { beginsWithHeading, isHeadingOf, namesHeading } from './text/heading-lines.ts'
import { isUnderstood } from './text/heading-names.ts'
import { opening } from './text/opening.ts'
import { runs, words } from './text/words.ts'
import { THRESHOLDS } from './thresholds.ts'

// Where we may have misread. What is missing there may be our fault: the person is asked, and nothing is taken off.

export type Part =
  | 'name'
  | 'contact'
  | 'location'
  | 'summary'
  | 'experience'
  | 'education'
  | 'skills'
  | 'entries'

export interface Doubt {
  part: Part
  /** What on the page speaks against our reading. */
  lines: SectionLine[]
}

const YEAR = /(?<!\d)(?:19|20)\d\d(?!\d)/
/** A postcode before a name, or a name before a comma and a region. */
const PLACE_LIKE = /\d{4} \p{Lu}\p{L}|\p{L}{2}, (?:[A-Z]{2}(?!\p{L})|\p{Lu}\p{L}{3})/u
/** An address ends without a stop. */
const SENTENCE_END = /(?:\p{Ll}{3}|\))\.$/u
/** Three groups of digits as phone numbers are printed, and no date. */
const PHONE_LIKE =
  /(?<!\d)(?:\(\d{2,4}\)|\d{3})[\s.-]?\d{3}[\s.\u2010-\u2015-]{1,3}\d{4}(?!\d)|\+\d{1,3}[ .-]?(?:\d[ .-]?){8,}/
/** `Techs: React, Meteor` under a name is a list of skills. */
const SKILLS_LABEL =
  /^(?:tech(?:s|nologies|nical skills)?|tools|stack|tech stack|skills?|key skills|expertise)\s*:/i
/** “| jane@example.com | LinkedIn”: what stood before the sign was lost. */
const GAP = /^[|•·] ?[^\s@]{1,64}@/u
const NAMED_MOST = 3
/** Fewer dated lines may be a course or a certificate. */
const DATED_LINES = 2

/** `mail, phone, Ciudad de México`: what stands among the ways of contact and is none of them may be where somebody lives. */
function hasUnreadName(text: string, { name, headline, personalInfo, links }: Resume): boolean {
  const pieces = text.split(/[,|•·–—;\t/]|\s-\s/u).map((piece) => piece.trim())
  if (pieces.length < 2 || !pieces.some((piece) => /@|\d{6}|\d[\s-]\d{3}/.test(piece))) return false
  // “LinkedIn” is what a link is called, not where somebody lives.
  const called = [personalInfo.linkedin, personalInfo.website, ...links.map(({ url }) => url)]
  const read = [name, headline, personalInfo.firstName, ...called].join(' ').toLowerCase()
  return pieces.some(
    (piece) => PLACE_NAME.test(piece) && !NO_PLACE.test(piece) && !read.includes(piece.toLowerCase()),
  )
}
const PLACE_NAME = /^\p{Lu}[\p{L}'’.]+(?: (?:\p{Lu}[\p{L}'’.]+|de|del|la|le|am|an|der|upon)){0,3}$/u

/** The title under a name may be written like a place: “SENIOR DEVELOPER, UX DIRECTOR”. */
const isHeadline = (text: string, { headline, experience }: Resume): boolean =>
  text.trim() === headline.trim() ||
  (text === text.toUpperCase() && /\p{Lu}{4}/u.test(text)) ||
  experience.some(({ position }) => position !== '' && text.includes(position))

/** What a page says of its author in sentences stands nowhere else than in a summary. */
const TOLD_ELSEWHERE: ReadonlySet<string> = new Set([
  'experience',
  'education',
  'projects',
  'publications',
  'volunteering',
  'awards',
  'certifications',
  'interests',
  'references',
])
const PROSE_WORDS = 8
const PROSE_LINES = 2
const PARAGRAPH_WORDS = 11
/** Lines that name several tools, under no heading of skills that we know. */
function toolsIn(lines: readonly SectionLine[]): SectionLine[] {
  const vocabulary = lexicon()
  return lines.filter(
    ({ text }) =>
      scan(text, vocabulary).hits.filter(({ skill }) => vocabulary.skills[skill]?.kind === 'tool').length >=
      TOOLS_IN_LINE,
  )
}
const TOOLS_IN_LINE = 3

const isProse = ({ text, bullet }: SectionLine): boolean => {
  const told = words(text)
  const small = told.filter((word) => /^\p{Ll}/u.test(word)).length
  return (
    !bullet &&
    told.length >= PROSE_WORDS &&
    small > told.length * PROSE_SMALL &&
    !/[@|·•:“”"]/.test(text) &&
    // “advertisements, approach, content” is a list.
    text.split(',').length * LISTED_WORDS < told.length + LISTED_WORDS &&
    // A summary says what somebody is, a line of work what somebody did.
    !opening(text).tenses.includes('past')
  )
}
const LISTED_WORDS = 3
/** In a row of names few words are small. */
const PROSE_SMALL = 0.6

/** The first of two lines of prose; a paragraph of a word processor is one line. */
function proseIn(lines: readonly SectionLine[]): SectionLine[] {
  const from = lines.findIndex((_, i) => {
    const some = lines.slice(i, i + PROSE_LINES)
    return some.length === PROSE_LINES && some.every(isProse)
  })
  return from < 0 ? [] : lines.slice(from, from + 1)
}
const paragraphIn = (lines: readonly SectionLine[]): SectionLine[] =>
  lines.filter((line) => isProse(line) && words(line.text).length >= PARAGRAPH_WORDS).slice(0, 1)

const HEAD_OF_LINE = 30

/** Lines of prose that are no part of anything that was read, or a heading of a summary with nothing under it. */
function proseOfNothing({ head, sections, language, experience }: Resume): SectionLine[] {
  const loose = sections.filter(({ kind }) => !TOLD_ELSEWHERE.has(kind)).map(({ lines }) => proseIn(lines))
  // Under a heading that nobody knows, before anything is told, somebody speaks of himself.
  const told = sections.findIndex(({ kind }) => TOLD_ELSEWHERE.has(kind))
  const opening = sections
    .slice(0, told)
    .flatMap(({ kind, lines }) => (kind === 'other' ? paragraphIn(lines) : []))
  // Above the first position, part of none.
  const filed = experience.map(({ text, bullets }) => [text, ...bullets].join('\n'))
  const above = sections
    .filter(({ kind }) => kind === 'experience')
    .flatMap(({ lines }) => paragraphIn(lines.slice(0, 1)))
    .filter(({ text }) => !filed.some((told) => told.includes(text.slice(0, HEAD_OF_LINE))))
  const [first] = [paragraphIn(head), proseIn(head), opening, above, ...loose].flat()
  if (first) return [first]
  const all = [...head, ...sections.flatMap(({ lines }) => lines)]
  return all.filter(({ text }) => beginsWithHeading(text, 'summary', language)).slice(0, 1)
}

/** What the summary was cut from, and lines within it that are none of it: ways of contact, and headings of what stands beside it. */
function foreignIn({ summary, language, head }: Resume): SectionLine[] {
  const rest = head.filter(({ text }) => !summary.includes(text.trim()))
  const cut = [...paragraphIn(rest), ...proseIn(rest)].slice(0, 1)

  const lines = summary.split('\n').map((line) => line.trim())
  const foreign = lines.filter((line, i) => i > 0 && (CONTACT.test(line) || isHeadingOf(line, language)))
  const torn = /^[)\],;:]/.test(lines[0] ?? '') ? lines.slice(0, 1) : []
  // “Computer: Excel, Word”, line after line, is a list that stood beside or below it.
  const labelled = lines.filter((line) => LABELLED.test(line))
  if (labelled.length >= LABELLED_LINES) foreign.push(...labelled)
  // Line after line that ends with a year is a list of talks or courses.
  const dated = lines.filter((line) => DATED_END.test(line))
  if (dated.length >= DATED_LINES) foreign.push(...dated)
  return [...cut, ...[...torn, ...foreign].map((text) => ({ text, page: 0, line: 0, bullet: false }))].slice(
    0,
    NAMED_MOST,
  )
}
const LABELLED = /^\p{Lu}[\p{L}& ]{2,30}:\s/u
const LABELLED_LINES = 3
const DATED_END = /\p{L}[^\p{L}]{0,3}(?:19|20)\d\d\)?$/u
const CONTACT = /\S@[^\s@.]+\.\S|\d(?:[ ().-]{0,2}\d){8}|https?:\/\/|www\./

/** Words under the headings of work or of education that are in no entry: what an entry is without may be among them. */
export function isLeftOver(
  { experience, education, sections }: Resume,
  kind: 'experience' | 'education',
): boolean {
  const entries: readonly object[] = kind === 'experience' ? experience : education
  const filed = new Set(runs(entries.flatMap((entry) => Object.values(entry).flat()).join('\n')))
  return sections.some(
    (section) =>
      section.kind === kind &&
      section.lines.some(({ text }) => runs(text).some((word) => word.length > 2 && !filed.has(word))),
  )
}

/** Neither is a degree or a school, or one is missing while words are left over, or the reader guessed which is which. */
export function isCutEducation(resume: Resume) {
  const { education } = resume
  // One entry without a school beside one without a degree may be a single one that was split.
  const halves = education.map(({ degree, institution }) =>
    (degree === '') === (institution === '') ? '' : degree === '' ? 'school' : 'degree',
  )
  const isSplit = halves.some((half, i) => half !== '' && (halves[i + 1] || half) !== half)
  const left = isSplit || resume.experience.some(isStudy) || isLeftOver(resume, 'education')
  return (entry: ReadEducation, path: string): boolean => {
    const { degree, institution } = entry
    // Whatever was guessed, their own words say which is which.
    const saysItself =
      degreeScore(degree) > 0 && (schoolScore(institution) > 0 || companyScore(institution) > 0)
    return (
      (!saysItself && isGuessed(path, ['degree', 'institution'], resume) && (left || !isBare(entry))) ||
      [degree, institution].some((name) => (name === '' ? left : isMisshapen(name)))
    )
  }
}

/** Neither is a title or a company, or one is missing while words are left over. */
function cutWork(resume: Resume): ReadExperience[] {
  const left = isLeftOver(resume, 'experience')
  return resume.experience.filter(({ position, company }) =>
    [position, company].some((name) => (name === '' ? left : isMisshapen(name))),
  )
}

const toldBy = (entry: object): [string, string][] =>
  Object.entries(entry).filter(([key, value]) => !/dates?$|year$|current/i.test(key) && value.length > 0)

const isAlone = (entry: object): boolean => toldBy(entry).length === 1

/** A school or a degree by its own words and beside it nothing but a date: as little as the resume says. */
const isBare = (entry: object): boolean => {
  const [[key, value] = ['', '']] = toldBy(entry)
  return (
    isAlone(entry) &&
    ((key === 'institution' && schoolScore(value) > 0) || (key === 'degree' && degreeScore(value) > 0))
  )
}

/** Lines of a list in the head that are no part of anything that was read: what stood beside the name in a column. */
function listedInHead({ head, name, headline, personalInfo, summary }: Resume): SectionLine[] {
  const read = [name, headline, summary, ...Object.values(personalInfo)].join('\n').toLowerCase()
  return head.filter(
    ({ text }) =>
      LIST_ITEM.test(text.trim()) &&
      words(text).length <= ITEM_WORDS &&
      !read.includes(text.trim().toLowerCase()),
  )
}
const LIST_ITEM = /^\p{L}[^\d@/|]*$/u
const ITEM_WORDS = 8
const LISTED_LINES = 4

/** The lines under the headings of a kind; a heading that lost its lines to what stands beside it speaks for them. */
const underHeadings = ({ sections }: Resume, kind: SectionKind): SectionLine[] =>
  sections
    .filter((section) => section.kind === kind)
    .flatMap(({ heading, lines, page, line }) =>
      lines.length > 0 ? lines : [{ text: heading, page, line, bullet: false }],
    )

/** Headings that name nothing we know, over several lines. */
const unknownHeadings = ({ sections, language, projects, volunteering }: Resume): SectionLine[] =>
  projects.length + volunteering.length > 0
    ? []
    : sections.flatMap(({ kind, heading, lines, page, line }) =>
        heading !== '' &&
        lines.length >= LISTED_UNDER &&
        !namesHeading(heading, kind, language) &&
        !isUnderstood(heading)
          ? [{ text: heading, page, line, bullet: false }]
          : [],
      )
const LISTED_UNDER = 3

export function doubtsOf(
  resume: Resume,
  facts: DocumentFacts | null,
  misread: readonly ReadExperience[] = misreadWork(resume, facts),
): Doubt[] {
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
  if (resume.personalInfo.phone === '') {
    const called = unfiled.filter(({ text }) => PHONE_LIKE.test(text) || GAP.test(text))
    if (called.length > 0) add('contact', called.slice(0, 1))
  }
  if (resume.personalInfo.address === '') {
    const placed = resume.head.filter(
      ({ text }) =>
        !isHeadline(text, resume) &&
        !SENTENCE_END.test(text) &&
        (PLACE_LIKE.test(text) || hasUnreadName(text, resume)),
    )
    if (placed.length > 0) add('location', placed)
  }
  if (resume.experience.length === 0) {
    // A heading of work over lines of any kind is work that we could not tell apart.
    const headed = underHeadings(resume, 'experience')
    const named = all.filter(({ text }) => beginsWithHeading(text, 'experience', resume.language))
    const spans =
      resume.education.length > 0
        ? [...resume.head.filter(({ text }) => hasSpan(text)), ...misfiledSpans(resume)]
        : all.filter(({ text }) => hasSpan(text))
    // Lists of what somebody has done may stand under headings of their own: 'Theatre', 'Voice work'.
    const other = unknownHeadings(resume)
    if (headed.length > 0 || named.length > 0 || spans.length >= DATED_LINES || other.length > 0)
      add(
        'experience',
        [...headed.slice(0, 1), ...named.slice(0, 1), ...spans, ...other].slice(0, NAMED_MOST),
      )
  }
  const isDoubted = doubtsWork(resume, facts)
  if (isDoubted) add('experience', namesOf(resume.experience))
  if (resume.education.length === 0) {
    const dated = unfiled.filter(({ text }) => YEAR.test(text))
    const headed = underHeadings(resume, 'education')
    const named = all.filter(({ text }) => beginsWithHeading(text, 'education', resume.language))
    // A certificate of a school may be all the study there is: 'Vocational training'.
    const taught = resume.certifications.flatMap(({ title, detail }, i) => {
      const { page = 0, line = 0 } = resume.places[`certifications.${i}`] ?? {}
      const text = [title, detail].filter(Boolean).join(', ')
      return schoolScore(text) > 0 ? [{ text, page, line, bullet: false }] : []
    })
    if (dated.length > 0 || headed.length > 0 || named.length > 0 || taught.length > 0)
      add('education', [...headed.slice(0, 1), ...named.slice(0, 1), ...taught.slice(0, 1), ...dated])
  }
  const listed = listedInHead(resume)
  if (resume.skills.length < THRESHOLDS.skills.fewest && listed.length >= LISTED_LINES)
    add('skills', listed.slice(0, NAMED_MOST))
  else if (resume.skills.length === 0) {
    const named = all.filter(
      ({ text }) =>
        beginsWithHeading(text, 'skills', resume.language) &&
        !resume.experience.some(({ position }) => position !== '' && text.includes(position)),
    )
    const headed = resume.sections
      .filter(({ kind, heading }) => kind === 'skills' || namesHeading(heading, 'skills', resume.language))
      .flatMap(({ lines }) => lines)
    const labelled = resume.head.filter(({ text }) => SKILLS_LABEL.test(text.trim()))
    const some = [...headed, ...named, ...labelled, ...toolsIn(unfiled)]
    if (some.length > 0) add('skills', some.slice(0, 1))
  } else {
    const spans = spansAmongSkills(resume)
    if (spans.length > 0) add('skills', spans.slice(0, NAMED_MOST))
    else if (areSkillsMisread(resume.skills))
      add('skills', underHeadings(resume, 'skills').slice(0, NAMED_MOST))
  }
  const summed = resume.summary === '' ? proseOfNothing(resume) : foreignIn(resume)
  if (summed.length > 0) add('summary', summed)
  if (facts.kind === 'pdf' || facts.textBoxes > 0)
    for (const { kind, heading, lines, page, line } of resume.sections)
      if (
        (kind === 'summary' || kind === 'skills') &&
        lines.length === 0 &&
        !doubts.some((d) => d.part === kind)
      )
        add(kind, [{ text: heading, page, line, bullet: false }])
  const isCutStudy = isCutEducation(resume)
  const isRest = isLeftOver(resume, 'education')
  const cut = [
    ...(isDoubted ? [] : new Set([...misread, ...cutWork(resume)])),
    ...resume.education.filter(
      (entry, i) => isCutStudy(entry, `education.${i}`) && (isRest || !isAlone(entry)),
    ),
  ]
  if (cut.length > 0) add('entries', namesOf(cut))
  const lost = linesOfNothing(resume, all)
  if (lost.length > 0)
    for (const part of PARTS_OF_TEXT)
      if (isUntold(part, resume) && !doubts.some((d) => d.part === part)) add(part, lost)
  return doubts
}

/** The reader took it for want of another. */
export const isNameGuessed = ({ places }: Pick<Resume, 'places'>): boolean =>
  (places.name?.sure ?? 1) < NAME_SURE
const NAME_SURE = 0.5

const PARTS_OF_TEXT = ['contact', 'experience', 'education', 'skills', 'summary'] as const

/** Nothing of it was read, or of the work no more than its heads. */
function isUntold(part: (typeof PARTS_OF_TEXT)[number], resume: Resume): boolean {
  if (part === 'contact') return resume.personalInfo.email === '' || resume.personalInfo.phone === ''
  if (part === 'experience')
    return resume.experience.every(({ bullets, text }) => bullets.length === 0 && text === '')
  return resume[part].length === 0
}

/** Lines that are part of nothing that was read, where they are a good part of the page: what seems to be missing may be in them. */
function linesOfNothing(
  { head, sections, places, ...fields }: Resume,
  all: readonly SectionLine[],
): SectionLine[] {
  const filed = new Set(runs(JSON.stringify(fields)))
  const lettersOf = (text: string) => runs(text).filter((word) => word.length > 2)
  const unfiled = (line: SectionLine) => lettersOf(line.text).filter((word) => !filed.has(word)).length
  const printed = all.reduce((sum, { text }) => sum + lettersOf(text).length, 0)
  const lost = all.reduce((sum, line) => sum + unfiled(line), 0)
  if (lost < LOST_FEWEST || lost < printed * LOST_SHARE) return []
  return all.filter((line) => unfiled(line) * 2 > lettersOf(line.text).length).slice(0, NAMED_MOST)
}
/** Of 132 resumes those that are read well lose less than a quarter of their words. */
const LOST_SHARE = 0.3
const LOST_FEWEST = 20

const namesOf = (entries: readonly (ReadExperience | ReadEducation)[]): SectionLine[] =>
  entries.slice(0, NAMED_MOST).map((e) => {
    const names = 'position' in e ? [e.position, e.company] : [e.degree, e.institution]
    return { text: names.filter(Boolean).join(' · '), page: 0, line: 0, bullet: false }
  })

import { scan } from '#shared/jobs/text/scan.ts'
import { lexicon } from '#shared/jobs/vocabulary.ts'
import { type SpanClass, spanScores } from '#shared/learn/spans.ts'
import type { DocumentFacts } from '#shared/schema/document.ts'
import type {
  ReadEducation,
  ReadExperience,
  Resume,
  SectionKind,
  SectionLine,
} from '#shared/schema/resume.ts'
import { NO_PLACE } from '#shared/structure/address.ts'
import { emailsIn } from '#shared/structure/contact.ts'
import { companyScore, degreeScore, schoolScore, titleScore } from '#shared/structure/word-signs.ts'
import { dateRanges } from '#shared/text/dates.ts'
import { runs } from '#shared/text/words.ts'
import { RIGHT_ALL_THE_SAME as RIGHT, SURE } from './calibration.ts'
import { doubtsOfSummary, TOLD_ELSEWHERE } from './doubts-of-summary.ts'
import { isStudy } from './foreign-lines.ts'
import { hasSpan, misfiledSpans, spansAmongSkills } from './misfiled.ts'
import { chanceOfMisreadSkills, type MisreadWork, misreadWork } from './misread.ts'
import { isGuessed, isMisshapen } from './sound.ts'
import { isPupilsSchool } from './study.ts'
import { beginsWithHeading, namesHeading } from './text/heading-lines.ts'
import { isUnderstood } from './text/heading-names.ts'
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
  | 'bullets'

export interface Doubt {
  part: Part
  /** How likely the part was read right all the same, 0 to 1. */
  sure: number
  /** What on the page speaks against our reading. */
  lines: SectionLine[]
}

const YEAR = /(?<!\d)(?:19|20)\d\d(?!\d)/
/** A postcode before a name, the number of a house before one, or a name before a comma and a region. */
const PLACE_LIKE =
  /\d{4} \p{Lu}\p{L}|\p{L} \d{1,4}\p{L}?, \p{Lu}\p{L}|\p{L}{2}, (?:[A-Z]{2}(?!\p{L})|\p{Lu}\p{L}{3})/u
const isPlaceLike = (text: string): boolean => PLACE_LIKE.test(text) && mayBe('place', text)
/** What stands beside an address on its line, or before it as its label. */
const BESIDE = /[|•·▪;\t]|\p{L}:\s|\s[/–—]\s/u
/** By its words and letters as likely as not, or nearly so, where nobody has seen it before. */
function mayBe(kind: SpanClass, text: string): boolean {
  const scores = spanScores(text)
  return scores[kind] >= Math.max(...Object.values(scores)) - NEARLY
}
/** In thousandths of a nat. */
const NEARLY = 2500
/** An address ends without a stop. */
const SENTENCE_END = /(?:\p{Ll}{3}|\))\.$/u
/** Three groups of digits as phone numbers are printed, and no date. */
const PHONE_LIKE =
  /(?<!\d)(?:\(\d{2,4}\)|\d{3})[\s.-]?\d{3}[\s.\u2010-\u2015-]{1,3}\d{4}(?!\d)|\+\d{1,3}[ .-]?(?:\d[ .-]?){8,}/
/** Signs that could not be decoded. */
const SIGNS_LOST = /\d\uFFFD\d{3,4}\uFFFD\d{3}/u
/** Nothing but digits and the signs within a number: “20 90 02 29”. */
const DIGITS_ALONE = /^[+(]?\d[\d ()./-]{6,18}\d$/
/** “Telefono: 347 3162626” */
const isNumber = (text: string): boolean =>
  PHONE_LIKE.test(text) ||
  SIGNS_LOST.test(text) ||
  (DIGITS_ALONE.test(text.trim()) && !hasSpan(text) && dateRanges(text).length === 0)
/** `Techs: React, Meteor` under a name is a list of skills. */
const SKILLS_LABEL =
  /^(?:tech(?:s|nologies|nical skills)?|tools|stack|tech stack|skills?|key skills|expertise)\s*:/i
/** “| jane@example.com | LinkedIn”: what stood before the sign was lost. */
const GAP = /^[|•·] ?[^\s@]{1,64}@/u
/** Also with letters that could not be read. */
const MAIL_LIKE = /[^\s@]@[^\s@]+\.\p{L}/u
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
    (piece) =>
      PLACE_NAME.test(piece) &&
      !NO_PLACE.test(piece) &&
      !read.includes(piece.toLowerCase()) &&
      mayBe('place', piece),
  )
}
const PLACE_NAME = /^\p{Lu}[\p{L}'’.]+(?: (?:\p{Lu}[\p{L}'’.]+|de|del|la|le|am|an|der|upon)){0,3}$/u

/** The title under a name may be written like a place: “SENIOR DEVELOPER, UX DIRECTOR”. */
const isHeadline = (text: string, { headline, experience }: Resume): boolean =>
  text.trim() === headline.trim() ||
  (text === text.toUpperCase() && /\p{Lu}{4}/u.test(text)) ||
  experience.some(({ position }) => position !== '' && text.includes(position))

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

/** A sign of a list whose item stands elsewhere. */
const LONE_MARK = /(?:^|\s)[•▪●◦‣·]$/u

/** Words under the headings of work or of education that are in no entry: what an entry is without may be among them. */
export function isLeftOver(
  { experience, education, sections, language }: Resume,
  kind: 'experience' | 'education',
): boolean {
  const entries: readonly object[] = kind === 'experience' ? experience : education
  const filed = new Set(runs(entries.flatMap((entry) => Object.values(entry).flat()).join('\n')))
  return sections.some(
    (section) =>
      section.kind === kind &&
      // The first words of an entry may have been taken for a heading.
      [
        ...section.lines,
        ...(namesHeading(section.heading, kind, language) ? [] : [{ text: section.heading }]),
      ].some(
        ({ text }) => LONE_MARK.test(text) || runs(text).some((word) => word.length > 2 && !filed.has(word)),
      ),
  )
}

/** Neither is a degree or a school, or one is missing while words are left over, or the reader guessed which is which. */
export function isCutEducation(resume: Resume) {
  const { education } = resume
  // One entry without a school beside one without a degree may be a single one that was split.
  const halves = education.map((entry) => {
    const { degree, institution } = entry
    if (isPupils(entry) || (degree === '') === (institution === '')) return ''
    return degree === '' ? 'school' : 'degree'
  })
  const isSplit = halves.some((half, i) => half !== '' && (halves[i + 1] || half) !== half)
  let known: boolean | undefined
  const left = () => {
    known ??= isSplit || resume.experience.some(isStudy) || isLeftOver(resume, 'education')
    return known
  }
  return (entry: ReadEducation, path: string): boolean => {
    const { degree, institution, field } = entry
    // Whatever was guessed, their own words say which is which: where one is a school, the other is what was learned there.
    const saysItself =
      isPupils(entry) ||
      (isSchool(institution) &&
        (degree === ''
          ? schoolScore(institution) > 0 && (field !== '' || !left())
          : degreeScore(degree) > 0 || (/^\P{Ll}/u.test(degree) && !isSchool(degree))))
    return (
      (!saysItself && isGuessed(path, ['degree', 'institution'], resume) && (left() || !isBare(entry))) ||
      [isPupils(entry) ? institution : degree || field, institution].some((name) =>
        name === '' ? left() : name.split(PARTED).some(isMisshapen),
      ) ||
      TWO_SENTENCES.test(field)
    )
  }
}

/** “University of Springfield | School of Business” */
const PARTED = / [|•·–—] /u

/** A pupil's school gives no degree: it stands there alone. */
const isPupils = ({ degree, institution }: ReadEducation): boolean =>
  degree === '' && isPupilsSchool(institution)

/** What was studied is told in a few words: “degree. Participated in”, but “Dr. rer. nat.” */
const TWO_SENTENCES = /\p{L}{5}[.!?]\s+\p{Lu}|。\s*\S/u

const isSchool = (name: string): boolean => schoolScore(name) > 0 || companyScore(name) > 0

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
        // Single words in small letters are traits; what somebody did has a name.
        !lines.some(({ text }) => /^\p{Ll}[\p{L}-]*$/u.test(text)) &&
        !namesHeading(heading, kind, language) &&
        !isUnderstood(heading) &&
        !isOfPerson(heading)
          ? [{ text: heading, page, line, bullet: false }]
          : [],
      )
const LISTED_UNDER = 3
/** A name in other letters may head the page once more. */
function isOfPerson(heading: string): boolean {
  const { name, ...others } = spanScores(heading)
  return name > Math.max(...Object.values(others)) + NEARLY
}

/** All that speaks against our reading, with how likely it is right all the same. */
export function doubtsOf(
  resume: Resume,
  facts: DocumentFacts | null,
  misread: MisreadWork = misreadWork(resume, facts),
): Doubt[] {
  // A draft says of each field what it is.
  if (facts === null) return []
  const all = [...resume.head, ...resume.sections.flatMap(({ lines }) => lines)]
  const doubts: Doubt[] = [
    ...(resume.name === '' && all.length > 0
      ? [{ part: 'name' as const, sure: RIGHT.nameless, lines: all.slice(0, 1) }]
      : []),
    ...doubtsOfContact(resume),
    ...doubtsOfWork(resume, all),
    ...doubtsOfStudy(resume, all),
    ...doubtsOfSkills(resume, all),
    ...doubtsOfSummary(resume),
    ...doubtsOfEntries(resume, misread),
  ].filter(({ lines }) => lines.length > 0)
  const isDoubted = (part: Part) => doubts.some((one) => one.part === part)
  if (facts.kind === 'pdf' || facts.textBoxes > 0)
    for (const { kind, heading, lines, page, line } of resume.sections)
      if ((kind === 'summary' || kind === 'skills') && lines.length === 0 && !isDoubted(kind))
        doubts.push({
          part: kind,
          sure: RIGHT.emptyHeading,
          lines: [{ text: heading, page, line, bullet: false }],
        })
  const lost = linesOfNothing(resume, all)
  if (lost.length > 0)
    for (const part of PARTS_OF_TEXT)
      if (isUntold(part, resume) && !isDoubted(part))
        doubts.push({ part, sure: RIGHT.lostLines, lines: lost })
  return doubts
}

/** Whether we read a part so unsurely that nothing is said of it. */
export const isUnsure = ({ doubts }: { doubts: readonly Doubt[] }, part: Part): boolean =>
  doubts.some((one) => one.part === part && one.sure < SURE)

/** The lines of the head, and those under headings that we do not know, whatever their lines were taken for. */
const unfiledIn = ({ head, sections }: Resume): SectionLine[] => [
  ...head,
  ...sections.filter(({ kind, told }) => kind === 'other' || told).flatMap(({ lines }) => lines),
]

/** Under a heading of their own there may be ways of contact. */
const amongContacts = ({ sections }: Resume): SectionLine[] =>
  sections
    .filter(({ kind, lines }) => kind === 'other' && lines.some(({ text }) => MAIL_LIKE.test(text)))
    .flatMap(({ lines }) => lines)

function doubtsOfContact(resume: Resume): Doubt[] {
  const { phone, address, email } = resume.personalInfo
  const written = [
    ...resume.head,
    ...resume.sections.flatMap(({ kind, lines }) => (TOLD_ELSEWHERE.has(kind) ? [] : lines)),
  ].filter(({ text }) => emailsIn(text).length > 0 || MAIL_LIKE.test(text))
  const called = unfiledIn(resume).filter(({ text }) => isNumber(text) || GAP.test(text))
  const placed = [...resume.head, ...amongContacts(resume)].filter(
    ({ text }) =>
      !isHeadline(text, resume) &&
      !SENTENCE_END.test(text) &&
      (text.split(BESIDE).some(isPlaceLike) || hasUnreadName(text, resume)),
  )
  return [
    { part: 'contact', sure: RIGHT.unreadNumber, lines: phone === '' ? called.slice(0, 1) : [] },
    { part: 'contact', sure: RIGHT.unreadEmail, lines: email === '' ? written.slice(0, 1) : [] },
    { part: 'location', sure: RIGHT.unreadPlace, lines: address === '' ? placed : [] },
  ]
}

function doubtsOfWork(resume: Resume, all: readonly SectionLine[]): Doubt[] {
  const { experience, education, head, language } = resume
  if (experience.length > 0) return []
  // A heading of work over lines of any kind is work that we could not tell apart; over a word or two it says “none”.
  const isNone = saysNone(resume)
  const headed = isNone ? [] : underHeadings(resume, 'experience')
  const named = isNone ? [] : all.filter(({ text }) => beginsWithHeading(text, 'experience', language))
  const spans =
    education.length > 0
      ? [...head.filter(({ text }) => hasSpan(text)), ...misfiledSpans(resume)]
      : all.filter(({ text }) => hasSpan(text))
  // Lists of what somebody has done may stand under headings of their own: 'Theatre', 'Voice work'.
  const other = unknownHeadings(resume)
  const some = headed.length > 0 || named.length > 0 || spans.length >= DATED_LINES || other.length > 0
  const lines = [...headed.slice(0, 1), ...named.slice(0, 1), ...spans, ...other]
  return [{ part: 'experience', sure: RIGHT.workElsewhere, lines: some ? lines.slice(0, NAMED_MOST) : [] }]
}

/** One line of a few words without a figure, none of them of a title or an employer; of several each may be an employer. */
function saysNone({ sections }: Resume): boolean {
  const lines = sections.flatMap((one) => (one.kind === 'experience' ? one.lines : []))
  const said = lines.map(({ text }) => text).join(' ')
  return (
    lines.length === 1 &&
    runs(said).length <= NONE_WORDS &&
    !/\d/.test(said) &&
    titleScore(said) <= 0 &&
    companyScore(said) <= 0
  )
}
const NONE_WORDS = 5

function doubtsOfStudy(resume: Resume, all: readonly SectionLine[]): Doubt[] {
  if (resume.education.length > 0) return []
  const dated = unfiledIn(resume).filter(({ text }) => YEAR.test(text))
  const headed = underHeadings(resume, 'education')
  const named = all.filter(({ text }) => beginsWithHeading(text, 'education', resume.language))
  // A certificate of a school may be all the study there is: 'Vocational training'.
  const taught = resume.certifications.flatMap(({ title, detail }, i) => {
    const { page = 0, line = 0 } = resume.places[`certifications.${i}`] ?? {}
    const text = [title, detail].filter(Boolean).join(', ')
    return schoolScore(text) > 0 ? [{ text, page, line, bullet: false }] : []
  })
  const lines = [...headed.slice(0, 1), ...named.slice(0, 1), ...taught.slice(0, 1), ...dated]
  return [{ part: 'education', sure: RIGHT.studyElsewhere, lines }]
}

function doubtsOfSkills(resume: Resume, all: readonly SectionLine[]): Doubt[] {
  const { skills, sections, head, language, experience } = resume
  const lost = skills.length < THRESHOLDS.skills.fewest ? listOfNothing(resume) : []
  if (lost.length > 0) return [{ part: 'skills', sure: RIGHT.lostLines, lines: lost }]
  if (skills.length > 0) {
    const spans = spansAmongSkills(resume)
    const sure = spans.length > 0 ? RIGHT.datedSkills : 1 - chanceOfMisreadSkills(resume)
    const lines = spans.length > 0 ? spans : sure < SURE ? underHeadings(resume, 'skills') : []
    return [{ part: 'skills', sure, lines: lines.slice(0, NAMED_MOST) }]
  }
  const named = all.filter(
    ({ text }) =>
      beginsWithHeading(text, 'skills', language) &&
      !experience.some(({ position }) => position !== '' && text.includes(position)),
  )
  const headed = sections
    .filter(({ kind, heading }) => kind === 'skills' || namesHeading(heading, 'skills', language))
    .flatMap(({ lines }) => lines)
  const labelled = head.filter(({ text }) => SKILLS_LABEL.test(text.trim()))
  const listed = sections.flatMap(({ kind, lines }) => (MAY_LIST_TOOLS.has(kind) ? lines : []))
  const under = sections.flatMap(({ kind, lines }) =>
    MAY_LIST_TOOLS.has(kind) ? lines.filter((_, i) => isListUnderLabel(lines, i)) : [],
  )
  const some = [...headed, ...named, ...labelled, ...under, ...toolsIn([...unfiledIn(resume), ...listed])]
  return [{ part: 'skills', sure: RIGHT.skillsElsewhere, lines: some.slice(0, 1) }]
}

/** “Programs: React, Git, SQL” at the end of a part went on to be read as that part. */
const MAY_LIST_TOOLS: ReadonlySet<string> = new Set('education certifications languages interests'.split(' '))

/** “Coneixements:” and on the next line some things between commas. */
const isListUnderLabel = (lines: readonly SectionLine[], at: number): boolean =>
  /\p{L}{4}:$/u.test(lines[at - 1]?.text ?? '') && (lines[at]?.text.split(',').length ?? 0) >= TOOLS_IN_LINE

function doubtsOfEntries(resume: Resume, misread: MisreadWork): Doubt[] {
  const isCutStudy = isCutEducation(resume)
  const isRest = isLeftOver(resume, 'education')
  const headings = resume.sections.flatMap(({ kind, heading, page, line }) =>
    kind === 'experience' && heading !== '' ? [{ text: heading, page, line, bullet: false }] : [],
  )
  const cut = resume.education.filter(
    (entry, i) => isCutStudy(entry, `education.${i}`) && (isRest || !isAlone(entry)),
  )
  return [
    {
      part: 'entries',
      sure: misread.sure,
      lines:
        misread.lines.length > 0
          ? misread.lines.slice(0, NAMED_MOST)
          : // Where nothing speaks against any of them, the heading stands for all.
            misread.entries === resume.experience && headings.length > 0
            ? headings
            : namesOf(misread.entries),
    },
    { part: 'entries', sure: RIGHT.cutStudy, lines: namesOf(cut) },
  ]
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

/** Items that no field holds at the head of a part: a list that stood beside it and goes on there. */
function listOfNothing({ sections, head: _, places: __, ...fields }: Resume): SectionLine[] {
  // “Español – nativo” is filed as a title and a detail.
  const filed = runs(JSON.stringify(fields).replace(/"\w+":/g, ' ')).join(' ')
  const isLost = ({ text, bullet }: SectionLine): boolean => {
    const told = runs(text)
    return bullet && told.length > 0 && told.length <= ITEM_MOST && !filed.includes(told.join(' '))
  }
  const heads = sections.map(({ lines }) => lines.slice(0, NAMED_MOST))
  return heads.find((lines) => lines.length === NAMED_MOST && lines.every(isLost)) ?? []
}
const ITEM_MOST = 5

const namesOf = (entries: readonly (ReadExperience | ReadEducation)[]): SectionLine[] =>
  entries.slice(0, NAMED_MOST).map((e) => {
    const names = 'position' in e ? [e.position, e.company] : [e.degree, e.institution]
    return { text: names.filter(Boolean).join(' · '), page: 0, line: 0, bullet: false }
  })

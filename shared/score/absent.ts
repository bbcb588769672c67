import type { ReadEducation, Resume } from '#shared/schema/resume.ts'
import { degreeScore } from '#shared/structure/word-signs.ts'
import { words } from '#shared/text/words.ts'
import { fail, notApplicable, type Outcome } from './check.ts'
import { isUnsure, type Part } from './doubts.ts'
import { isUnderWay } from './study.ts'
import { heapSaid, listedSkills, SKILLS_MOST } from './stuffing.ts'
import type { Subject } from './subject.ts'
import { quote } from './text/quote.ts'
import { isTorn } from './text/torn.ts'
import { t } from './texts.ts'
import { isUnread, unjudged } from './unread.ts'

// Absent content is a fail, never not applicable: else leaving things out would raise a score. Every check that misses the
// same thing says so in the same words, so that one suggestion stands for all of them.

/** Missing, unless we misread the page. */
const missing = (part: Part, outcome: Outcome): Outcome => ({ ...outcome, missing: part })

const noSummary = (): Outcome => missing('summary', fail(t.noSummary, t.writeASummary))

/** Why the summary cannot be looked at any further; null when it can. */
export function unusableSummary(subject: Subject): Outcome | null {
  const { academic } = subject
  const text = isTagline(subject) ? '' : subject.resume.summary.trim()
  if (text === '') return academic ? notApplicable(t.academicWithoutSummary) : noSummary()
  return words(text).length === 0 ? notApplicable(t.tooLittleOfTheSummary) : null
}

/** A few words under the name, without a heading, are no summary: 'A Certified Public Accountant'. */
const isTagline = ({ resume: { summary, sections }, facts }: Subject): boolean =>
  facts !== null &&
  (isRow(summary) ||
    (words(summary).length < TAGLINE_WORDS &&
      !sections.some(({ kind, heading }) => kind === 'summary' && heading !== '')))
const TAGLINE_WORDS = 10

/** “example.com | LinkedIn | Google Scholar”: names between signs. */
function isRow(text: string): boolean {
  const pieces = text.split(/[|•·\ufffd\ue000-\uf8ff\n]/u)
  return pieces.length > PIECES_FEWEST && pieces.every((piece) => words(piece).length <= PIECE_WORDS)
}
const PIECES_FEWEST = 3
const PIECE_WORDS = 3

/** Whether one is missed: not where none is expected, or where it was misread. */
const lacksSummary = (subject: Subject): boolean => unusableSummary(subject)?.ratio === 0

/** Posts and papers speak for an academic. */
export const noStatements = ({ academic, positions, resume }: Subject): Outcome =>
  academic && positions.length + resume.publications.length > 0
    ? notApplicable(t.academicWithoutBullets)
    : missing('experience', fail(t.noBullets, t.describeEachPosition))

/** A beginner is asked for what beginners have; a career of papers or of shows needs no posts. */
export const noPositions = ({ resume, academic }: Subject): Outcome => {
  if (academic) return notApplicable(t.academicWithoutPositions)
  const [post] = resume.volunteering
  const hasProjects = resume.projects.length > 0
  if (!hasProjects && !post) return missing('experience', fail(t.noWorkExperience, t.addYourPositions))
  const found = hasProjects && post ? t.projectsAndVoluntaryWork : post ? t.onlyVoluntaryWork : t.onlyProjects
  return missing(
    'experience',
    fail(found, post ? t.putUnderExperience({ title: quote(post.title, POST_MOST) }) : t.addAnyWork),
  )
}
const POST_MOST = 60

/** Half, for somebody whose projects or voluntary work stand for a first position. */
export function noPositionsYet(subject: Subject): Outcome {
  const none = noPositions(subject)
  return none.ratio === null ? none : { ...none, ratio: hasOtherWork(subject.resume) ? 0.5 : 0 }
}

const hasOtherWork = ({ projects, volunteering }: Resume) => projects.length > 0 || volunteering.length > 0

/** The same words for every check that misses the dates of a position, or the year of a degree. */
export const undatedFix = (where: string, { facts, positions }: Subject): string =>
  // Of a page, one without dates beside others with them was misread more often than not.
  facts !== null && positions.some((p) => !p.undated)
    ? t.lookForItsDates({ where })
    : t.giveFirstAndLastMonth({ where })
export const yearlessFix = (name: string): string => (name ? t.addTheYearTo({ name }) : t.addTheYear)

const noSkills = (): Outcome => missing('skills', fail(t.noSkills, t.addSkills))

/** The heading is there, and under it one line of words that no sign parts. */
const runTogether = (heading: string): Outcome =>
  missing('skills', fail(t.skillsRunTogether({ heading }), t.partTheSkills({ heading })))

/** Why the list of skills cannot be looked at any further; null when it can. */
export function unusableSkills({ resume, academic }: Pick<Subject, 'resume' | 'academic'>): Outcome | null {
  const { skills, sections } = resume
  if (skills.length === 0 && academic) return notApplicable(t.academicWithoutSkills)
  if (skills.length === 0) {
    if (isUnread(resume)) return unjudged()
    const headed = sections.find(({ kind, lines }) => kind === 'skills' && lines.length > 0)
    return headed ? runTogether(headed.heading) : noSkills()
  }
  const names = listedSkills(resume)
  if (names <= SKILLS_MOST) return null
  // A list of everything is no list of skills: it gives no points, and the fix is the same wherever it is noticed.
  const { finding, fix } = heapSaid({ kind: 'list', names })
  return fail(finding, fix)
}

export const noEducation = (): Outcome => missing('education', fail(t.noEducation, t.addEducation))

/** The entries whose dates can be judged: a year that found no entry stands there all the same, and half an entry is no degree. */
export function datedEducation(resume: Resume): { e: ReadEducation; i: number }[] {
  const { education, sections } = resume
  const all = education.map((e, i) => ({ e, i }))
  // The same year may be printed with one entry and lost with another: each printing counts.
  const filed = education.reduce((n, e) => n + (e.printedDates.match(YEARS)?.length ?? 0), 0)
  const told = sections
    .filter(({ kind }) => kind === 'education')
    .flatMap(({ lines }) => lines)
    .reduce((n, { text }) => n + (text.match(YEARS)?.length ?? 0), 0)
  const unfiled = told > filed
  const isDated = (e: ReadEducation) => Boolean(e.startDate || e.endDate || e.graduationYear)
  return all.filter(
    ({ e, i }) =>
      isDated(e) ||
      (!unfiled &&
        !isUnderWay(resume, i) &&
        // A term abroad or a course belongs to a degree, and has its year there.
        degreeScore(e.degree) > 0 &&
        e.institution !== '' &&
        !isTorn(e.degree)),
  )
}
const YEARS = /(?<!\d)(?:1[5-9]|20)\d\d(?!\d)/g

export const noEmail = ({ personalInfo: { phone } }: Resume): Outcome =>
  phone.trim() === '' ? noContact() : missing('contact', fail(t.noEmail, t.addEmail))

export const noPhone = ({ personalInfo: { email } }: Resume): Outcome =>
  !email.includes('@') ? noContact() : missing('contact', fail(t.noPhone, t.addPhone))

const noContact = (): Outcome => missing('contact', fail(t.noContact, t.addContact))

export const noLinkedIn = (): Outcome => fail(t.noLinkedIn, t.addLinkedIn)

export const noSections = (): Outcome => fail(t.noHeadings, t.addHeadings)

type Wanted = 'summary' | 'experience' | 'education' | 'skills'

/** What is said where nothing of a kind is there; null where something is. */
function absenceOf(subject: Subject, kind: Wanted): Outcome | null {
  const { resume, positions } = subject
  switch (kind) {
    case 'summary':
      return resume.summary === '' && lacksSummary(subject) ? noSummary() : null
    case 'experience':
      return positions.length === 0 ? noPositions(subject) : null
    case 'education':
      return resume.education.length === 0 ? noEducation() : null
    case 'skills':
      return resume.skills.length === 0 ? noSkills() : null
  }
}

export const fixOfAbsent = (subject: Subject, kind: Wanted): string => absenceOf(subject, kind)?.fix ?? ''

/** What should have a place on the page and is not there, nor where we may have misread it; projects and voluntary work stand for a first position. */
export const absentFrom = (subject: Subject): Outcome[] =>
  (['summary', 'experience', 'education'] as const).flatMap((kind) => {
    const absent = isUnsure(subject, kind) ? null : absenceOf(subject, kind)
    return absent === null || (kind === 'experience' && hasOtherWork(subject.resume)) ? [] : [absent]
  })

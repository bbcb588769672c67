import type { ReadEducation, Resume } from '#shared/schema/resume.ts'
import { fail, notApplicable, type Outcome } from './check.ts'
import type { Part } from './doubts.ts'
import { heapSaid, listedSkills, SKILLS_MOST } from './stuffing.ts'
import type { Subject } from './subject.ts'
import { isTorn } from './text/torn.ts'
import { quote, words } from './text/words.ts'
import { isUnread, unjudged } from './unread.ts'

// Absent content is a fail, never not applicable: else leaving things out would raise a score. Every check that misses the
// same thing says so in the same words, so that one suggestion stands for all of them.

/** Missing, unless we misread the page. */
const missing = (part: Part, outcome: Outcome): Outcome => ({ ...outcome, missing: part })

const noSummary = (): Outcome =>
  missing(
    'summary',
    fail(
      'There is no summary.',
      'Write two or three sentences under your name: what you are, for how long, and the best thing you have done.',
    ),
  )

/** Why the summary cannot be looked at any further; null when it can. */
export function unusableSummary({ resume: { summary }, doubts, academic }: Subject): Outcome | null {
  const text = summary.trim()
  if (doubts.some(({ part }) => part === 'summary'))
    return notApplicable('Not judged: we may have misread your summary.')
  if (text === '') return academic ? notApplicable('Academic resumes open without a summary.') : noSummary()
  return words(text).length === 0 ? notApplicable('Too little was read of the summary to judge it.') : null
}

/** Whether one is missed: not where none is expected, or where it was misread. */
export const lacksSummary = (subject: Subject): boolean => unusableSummary(subject)?.ratio === 0

export const noStatements = (): Outcome =>
  missing(
    'experience',
    fail(
      'There are no bullets under your experience or projects.',
      'Describe each position in three to six bullets: what you did, with what, and what came of it.',
    ),
  )

/** A beginner is asked for what beginners have. */
export const noPositions = ({ resume }: Subject): Outcome => {
  const [post] = resume.volunteering
  const there = [...(resume.projects.length > 0 ? ['projects'] : []), ...(post ? ['voluntary work'] : [])]
  if (there.length === 0)
    return missing(
      'experience',
      fail(
        'No work experience was found.',
        'Add your positions under the heading “Experience”: title, company, dates and three to six bullets each.',
      ),
    )
  return missing(
    'experience',
    fail(
      `There is no work experience, but there ${there[0] === 'projects' ? 'are' : 'is'} ${there.join(' and ')}.`,
      post
        ? `Put “${quote(post.title, POST_MOST)}” under “Experience” like a position, with its dates and what you did; internships and student jobs count too.`
        : 'Add any paid or unpaid work under “Experience”: internships, student jobs and voluntary posts count.',
    ),
  )
}
const POST_MOST = 60

/** Half, for somebody whose projects or voluntary work stand for a first position. */
export const noPositionsYet = (subject: Subject): Outcome => ({
  ...noPositions(subject),
  ratio: hasOtherWork(subject.resume) ? 0.5 : 0,
})

const hasOtherWork = ({ projects, volunteering }: Resume) => projects.length > 0 || volunteering.length > 0

/** The same words for every check that misses the dates of a position, or the year of a degree. */
export const undatedFix = (where: string): string =>
  `Give ${where} its first and last month, such as “Mar 2021 – Jun 2023”.`
export const yearlessFix = (name: string): string =>
  `Add the year of graduation to ${name || 'your education'}, or the year it is expected.`

export const noSkills = (): Outcome =>
  missing(
    'skills',
    fail(
      'No skills section was found.',
      'Add a section “Skills” with the tools and methods you work with, separated by commas.',
    ),
  )

/** The heading is there, and under it one line of words that no sign parts. */
const runTogether = (heading: string): Outcome =>
  missing(
    'skills',
    fail(
      `What stands under “${heading}” is not told apart: no comma, bullet or line of its own parts one skill from the next.`,
      `Put a comma between the skills under “${heading}”, or each on a line of its own.`,
    ),
  )

/** Why the list of skills cannot be looked at any further; null when it can. */
export function unusableSkills(resume: Resume): Outcome | null {
  const { skills, sections } = resume
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

export const noEducation = (): Outcome =>
  missing(
    'education',
    fail(
      'No education was found.',
      'Add a section “Education” with degree, field, school and year; training and courses count.',
    ),
  )

/** The entries whose dates can be judged: a year that found no entry stands there all the same, and half an entry is no degree. */
export function datedEducation({ education, sections }: Resume): { e: ReadEducation; i: number }[] {
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
    ({ e }) => isDated(e) || (!unfiled && e.degree !== '' && e.institution !== '' && !isTorn(e.degree)),
  )
}
const YEARS = /(?<!\d)(?:1[5-9]|20)\d\d(?!\d)/g

export const noEmail = (): Outcome =>
  fail('No email address was found.', 'Put a plain email address of your own under your name, as text.')

export const noPhone = (): Outcome =>
  missing(
    'contact',
    fail(
      'No phone number was found.',
      'Put your phone number under your name, with the country code: +1 202 555 0143.',
    ),
  )

export const noLinkedIn = (): Outcome =>
  fail(
    'No LinkedIn profile was found.',
    'Add your LinkedIn address beside your email: linkedin.com/in/your-name.',
  )

export const noSections = (): Outcome =>
  fail(
    'No headings were found.',
    'Divide the page by the headings “Summary”, “Experience”, “Education” and “Skills”.',
  )

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
    const absent = subject.doubts.some(({ part }) => part === kind) ? null : absenceOf(subject, kind)
    return absent === null || (kind === 'experience' && hasOtherWork(subject.resume)) ? [] : [absent]
  })

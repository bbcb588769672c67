import { spanScores } from '#shared/learn/spans.ts'
import type { ReadExperience, Resume } from '#shared/schema/resume.ts'
import { companyScore, degreeScore, schoolScore, titleScore } from '#shared/structure/word-signs.ts'
import { runs, words } from '#shared/text/words.ts'
import { hasSpan } from './misfiled.ts'
import { opening } from './text/opening.ts'

// Heads of other entries, labels of a form and rows of a table that were filed as what an entry tells: what is said of
// such lines would blame the resume for our reading.

/** The lines an entry tells, as they were filed. */
const toldLines = ({ bullets, text }: Pick<ReadExperience, 'bullets' | 'text'>): string[] =>
  [...bullets, ...text.split('\n')].map((line) => line.trim()).filter((line) => line !== '')

/** Whether what this entry tells was read as its own. */
export const tellsItsOwn = (entry: ReadExperience, resume: Resume): boolean =>
  !isStudy(entry) &&
  !toldLines(entry).some(
    (line) => (isHead(line) && !entry.printedDates.includes(line)) || namesEmployer(line, resume),
  )

/** A degree at a school was filed as work. */
export const isStudy = ({ position, company }: ReadExperience): boolean =>
  schoolScore(company) > 0 && degreeScore(position) > 0 && titleScore(position) === 0

/** What names other text, as “Job responsibilities” does: who takes it for a title has taken a form apart in the wrong places. */
export function isLabel(text: string): boolean {
  if (text.trim() === '' || /\d/.test(text) || companyScore(text) > 0) return false
  const { label, ...others } = spanScores(text)
  return Object.values(others).every((score) => score + CLEARLY < label)
}
/** A name that nobody has seen before looks a little like anything. */
const CLEARLY = 800

/** Beside its dates a head has a title, a name and a place: more words tell something, fewer repeat the dates. */
const HEAD_WORDS = { fewest: 2, most: 9 }

/** “Acme Ltd 03/2020 – 05/2021 Clerk”, “FIELD ENGINEER (CONTRACT) Acme, 2022”: where another entry begins. */
function isHead(line: string): boolean {
  const beside = runs(line).filter((word) => !/\d/.test(word)).length
  if (beside < HEAD_WORDS.fewest || beside > HEAD_WORDS.most || /[.!?;:。]$/.test(line)) return false
  const begins = hasSpan(line) ? !ENDS_IN_BRACKETS.test(line) : isCapitalTitle(line)
  return begins && opening(line).verb === ''
}
/** When something of this entry was done: “Mentoring of newcomers (May – June 2021)”. */
const ENDS_IN_BRACKETS = /\([^()]*\)$/

function isCapitalTitle(line: string): boolean {
  const [bare = ''] = line.split(/\s[(–—-]|,/u)
  return (
    /\p{Lu}{4}/u.test(bare) &&
    bare === bare.toUpperCase() &&
    words(bare).length > 1 &&
    titleScore(bare) > 0 &&
    schoolScore(bare) === 0
  )
}

/** “Name of the company: Harbour Mills Ltd” within an entry, while entries are without one. */
function namesEmployer(line: string, { experience }: Resume): boolean {
  const [, value = ''] = LABELLED.exec(line) ?? []
  return value !== '' && companyScore(value) >= EMPLOYER && experience.some(({ company }) => company === '')
}
const LABELLED = /^[\p{L} ]{3,40}[:：]\s*(\S.*)$/u
const EMPLOYER = 1.2

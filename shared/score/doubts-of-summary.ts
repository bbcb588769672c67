import type { Resume, SectionLine } from '#shared/schema/resume.ts'
import { words } from '#shared/text/words.ts'
import { RIGHT_ALL_THE_SAME as RIGHT } from './calibration.ts'
import type { Doubt } from './doubts.ts'
import { beginsWithHeading, isHeadingOf, namesHeading } from './text/heading-lines.ts'
import { opening } from './text/opening.ts'
import { personalDetailsIn } from './words/personal-details.ts'

// Where the summary may have been misread: prose that is part of nothing, and lines of it that are no summary.

export function doubtsOfSummary(resume: Resume): Doubt[] {
  const doubt = (sure: number, lines: SectionLine[]): Doubt[] =>
    lines.length > 0 ? [{ part: 'summary', sure, lines }] : []
  if (resume.summary === '') return doubt(RIGHT.summaryElsewhere, proseOfNothing(resume))
  return [...doubt(RIGHT.foreignInSummary, foreignIn(resume)), ...doubt(RIGHT.cutSummary, cutFrom(resume))]
}

/** What a page says of its author in sentences stands nowhere else than in a summary. */
export const TOLD_ELSEWHERE: ReadonlySet<string> = new Set(
  'experience education projects publications volunteering awards certifications interests references'.split(
    ' ',
  ),
)
const PROSE_WORDS = 8
const PROSE_LINES = 2
const PARAGRAPH_WORDS = 11

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

/** Where letters are neither large nor small, only a sentence has its stop. */
const isWholeSentence = ({ text, bullet }: SectionLine): boolean => !bullet && /[。！]$/u.test(text.trim())

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
  const [first] = [
    head.filter(isWholeSentence),
    paragraphIn(head),
    proseIn(head),
    opening,
    above,
    ...loose,
  ].flat()
  if (first) return [first]
  const all = [...head, ...sections.flatMap(({ lines }) => lines)]
  // “Skills/Summary” was read as one of the two.
  const both = sections.filter(
    ({ kind, heading }) => kind !== 'summary' && namesHeading(heading, 'summary', language),
  )
  return [
    ...all.filter(({ text }) => beginsWithHeading(text, 'summary', language)),
    ...both.map(({ heading, page, line }) => ({ text: heading, page, line, bullet: false })),
  ].slice(0, 1)
}

/** Prose of the head that is no part of the summary: it was cut from it. */
function cutFrom({ summary, head }: Resume): SectionLine[] {
  const rest = head.filter(({ text }) => !summary.includes(text.trim()))
  return [...paragraphIn(rest), ...proseIn(rest)].slice(0, 1)
}

/** Lines of the summary that are none of it: ways of contact, headings of what stands beside it, lists. */
function foreignIn({ summary, language }: Resume): SectionLine[] {
  const lines = summary.split('\n').map((line) => line.trim())
  const foreign = lines.filter(
    (line, i) => (i > 0 && (CONTACT.test(line) || isHeadingOf(line, language))) || isPersonal(line),
  )
  const torn = /^[)\],;:]/.test(lines[0] ?? '') ? lines.slice(0, 1) : []
  // “Computer: Excel, Word”, line after line, is a list that stood beside or below it.
  const labelled = lines.filter((line) => LABELLED.test(line))
  if (labelled.length >= LABELLED_LINES) foreign.push(...labelled)
  // Line after line that ends with a year is a list of talks or courses.
  const dated = lines.filter((line) => DATED_END.test(line))
  if (dated.length >= DATED_LINES) foreign.push(...dated)
  return [...torn, ...foreign].map((text) => ({ text, page: 0, line: 0, bullet: false }))
}
/** “Né le 24/06/2002 à Lyon”: a row of a civil state, where a sentence may tell the same of its author. */
const isPersonal = (line: string): boolean =>
  !/[.!]$/.test(line) && words(line).length <= PROSE_WORDS && personalDetailsIn(line, '').length > 0
const LABELLED = /^\p{Lu}[\p{L}& ]{2,30}:\s/u
const LABELLED_LINES = 3
/** Fewer dated lines may be a course or a certificate. */
const DATED_LINES = 2
const DATED_END = /\p{L}[^\p{L}]{0,3}(?:19|20)\d\d\)?$/u
const CONTACT = /\S@[^\s@.]+\.\S|\d(?:[ ().-]{0,2}\d){8}|https?:\/\/|www\./

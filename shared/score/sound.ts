import { type SpanClass, spanScores } from '#shared/learn/spans.ts'
import { LOCALES } from '#shared/locale/locales.ts'
import type { DocumentFacts } from '#shared/schema/document.ts'
import type { Place, ReadExperience, Resume } from '#shared/schema/resume.ts'
import { companyScore, schoolScore, titleScore } from '#shared/structure/word-signs.ts'
import { dateRanges } from '#shared/text/dates.ts'
import { runs, words } from '#shared/text/words.ts'
import { isLabel, tellsItsOwn } from './foreign-lines.ts'
import { opening } from './text/opening.ts'
import { isPiece, isTorn } from './text/torn.ts'

// How far an entry was read for what it is. A check that counts something of a position asks first whether it is one.

/** Below this the reader guessed which of two lines is the title. */
const SURE = 0.5
/** Where neither is surer, the lines may be no head at all: a list of tools with years beside it. */
const NEITHER_SURE = 0.7
/** A title of more words that has no dates either is a sentence. */
const TITLE_WORDS = 8
const SENTENCE = /[.!?]\s*\p{Lu}|\p{L}{3}[.!?]$/u
/** “Leading the rollout of two sites.” has a stop, and too many words for “Acme Inc.” */
const SENTENCE_WORDS = 4
/** What parts two values was read as part of one; or a date as a title. */
const UNPARTED =
  /\s[|▸►»·•]\s|^[|▸►»·•.]\s|^(?:present|current|now|today|ongoing|heute|actualidad|présent)$/iu
const YEARS = /(?<!\d)(?:19|20)\d\d(?!\d)/g

/** More years printed under the headings of work than its entries hold: one without dates may well have them. */
function hasUnfiledYears({ experience, sections }: Resume): boolean {
  const yearsIn = (texts: readonly string[]) => texts.join('\n').match(YEARS)?.length ?? 0
  const filed = experience.flatMap((e) => [
    ...[e.printedDates, e.text, e.position, e.company, e.location],
    ...e.bullets,
  ])
  const printed = sections
    .filter(({ kind }) => kind === 'experience')
    .flatMap(({ lines }) => lines.map(({ text }) => text))
  return yearsIn(printed) > yearsIn(filed)
}

/** “Engineer, 20 8 \uFFFD”, “Physics (PHYS 107)”: figures in a title may be its dates, or it names a course. */
const MAY_BE_DATE = /\uFFFD|(?<![\p{L}\d])\d{2}/u

/** '2020, Jul-Okt. Dort war ich …': dates that were left at the head of what is told. */
const DATED_HEAD = /^\P{L}{0,3}(?:\p{L}{3,9}\.?,? )?(?:19|20)\d\d(?!\d)/u
const beginsWithDate = ({ text, bullets }: ReadExperience): boolean =>
  DATED_HEAD.test(text.trim()) || DATED_HEAD.test(bullets[0]?.trim() ?? '')

const SMALL = new Set(LOCALES.flatMap(({ cues }) => cues?.smallWords ?? []))
export const isSmall = (word: string): boolean => SMALL.has(word)
/** Something has to follow its last word, unless that is a verb's own part. */
export const seemsTorn = (text: string): boolean =>
  // The items of a list may each end with a semicolon.
  isPiece(text.replace(/[;；]\s*$/u, '')) || SMALL.has(runs(text).at(-1) ?? '')

/** Among bullets a piece of a line, a date or a title was misread; what is only no deed stands there as it is printed. */
export function seemsMisfiled(text: string): boolean {
  if (seemsTorn(text) || words(text).length > TITLE_WORDS) return seemsTorn(text)
  const { title, sentence, field } = spanScores(text)
  return dateRanges(text).length > 0 || (titleScore(text) > 0 && title > Math.max(sentence, field))
}

/** One date without a sign of a span: where the other stands is not known. */
const isHalfDated = ({ printedDates, startDate, endDate }: ReadExperience): boolean =>
  startDate !== '' &&
  (endDate === '' || endDate === startDate) &&
  (printedDates.match(YEARS)?.length ?? 0) === 1 &&
  !SPAN.test(printedDates.trim().replace(/(?<=\d{4})-(?=\d\d?(?!\d))/, ' '))
const SPAN =
  /[-–—~至到]|\p{L}\p{L}[^\p{L}\p{N}]{0,4}$|^[^\p{L}\p{N}]{0,4}(?:since|from|depuis|seit|desde|ab|od|dal|sinds)/iu

/** “Summer 2021”, “2022”: where all work is dated so, and no year is left over, no end was lost. */
const datesByHalves = (resume: Resume): boolean =>
  resume.experience.every(isHalfDated) && !hasUnfiledYears(resume)

/** Whether the reader guessed which text is which of these, by the confidence it stated. */
export function isGuessed(path: string, fields: readonly string[], { places }: Resume): boolean {
  const sure = fields.flatMap((field) => places[`${path}.${field}`]?.sure ?? [])
  return sure.some((one) => one < SURE) || (sure.length === fields.length && Math.max(...sure) < NEITHER_SURE)
}

/** Neither a title nor a name: a piece of a sentence, a whole one, clauses in a row, or two values in one. */
export const isMisshapen = (text: string): boolean =>
  isTorn(text) ||
  UNPARTED.test(text) ||
  /[。！？]/u.test(text) ||
  (/\p{L}{3}[.!?]$/u.test(text) && words(text).length > SENTENCE_WORDS && companyScore(text) <= 0) ||
  (text.match(/,\s\p{Ll}/gu)?.length ?? 0) > 1
/** Neither its title nor its company is a field of a form, or what another entry has for the other. */
function isHeaded({ position, company }: ReadExperience, { experience }: Resume): boolean {
  const isBoth = experience.some(
    (entry) =>
      (position !== '' && entry.company === position) || (company !== '' && entry.position === company),
  )
  return (
    !isBoth &&
    !LABELLED.test(company) &&
    ![position, company].some((text) => isLabel(text) || FIELD.test(text))
  )
}

/** By its words and its letters another kind of text: a title where the employer should stand, a sentence or an employer for a title. */
function isOtherKind({ position, company }: ReadExperience): boolean {
  const isAnother = (text: string, own: readonly SpanClass[], others: readonly SpanClass[]): boolean => {
    const scores = spanScores(text)
    const best = (kinds: readonly SpanClass[]) => Math.max(...kinds.map((kind) => scores[kind]))
    return text !== '' && best(others) > best(own) + CLEARLY
  }
  return (
    (titleScore(position) <= 0 &&
      isAnother(position, ['title', 'field', 'name'], ['company', 'school', 'sentence'])) ||
    (companyScore(company) <= 0 &&
      schoolScore(company) <= 0 &&
      isAnother(company, ['company', 'school', 'place', 'name'], ['title', 'sentence']))
  )
}
/** In thousandths of a nat: fifty to one. */
const CLEARLY = 4000

/** “Languages : C++, Go” */
const LABELLED = /^\p{L}{4,}\s?:\s?\S/u
/** “Salary: 3,200 per month” */
const FIELD = /\p{L}[:：]\s*\p{Sc}?\d/u

/** A short line with a span before the entry's own is the head of another, which was read as what this one tells. */
const holdsAnother = ({ startDate, text, bullets }: ReadExperience): boolean =>
  startDate !== '' &&
  [...text.split('\n'), ...bullets].some(
    (line) =>
      words(line).length <= TITLE_WORDS &&
      dateRanges(line).some(({ range, start }) => range && start !== '' && start < startDate),
  )

/** 'Acme Consulting / Harbour Bank' beside 'Acme Consulting / City Mills': one of the customers an employer's dates cover. */
function isWithin({ company }: ReadExperience, { experience }: Resume): boolean {
  const [employer = '', customer] = company.split(PARTED)
  return (
    customer !== undefined &&
    experience.some((other) => other.startDate !== '' && other.company.split(PARTED)[0] === employer)
  )
}
const PARTED = /\s[/|–—]\s/

/** 'Worked as a clerk' is a sentence; 'Certified nurse' is a title. */
const beginsWithDeed = (title: string): boolean =>
  SMALL.has(runs(title)[1] ?? '') && opening(title).tenses.includes('past')

/** Whether this is a position: its title is one, and dates that it seems to be without stand nowhere else. */
export function isSound(
  entry: ReadExperience,
  path: string,
  resume: Resume,
  facts: DocumentFacts | null,
): boolean {
  // A draft says of each field what it is.
  if (facts === null || facts.kind === 'draft') return true
  const title = entry.position || entry.company
  const undated = entry.startDate === '' && entry.endDate === ''
  if (title === '' || isGuessed(path, ['position', 'company'], resume)) return false
  if (isMisshapen(entry.position) || isMisshapen(entry.company)) return false
  if (!isHeaded(entry, resume) || !tellsItsOwn(entry, resume) || isOtherKind(entry)) return false
  if (holdsAnother(entry) || beginsWithDeed(entry.position)) return false
  if (!undated) return !isHalfDated(entry) || datesByHalves(resume)
  // Beside dated positions with their bullets, a line without either is hardly one.
  const isBare = entry.bullets.length === 0 && entry.text.trim() === ''
  const others = resume.experience.filter((e) => e !== entry && e.startDate !== '' && e.bullets.length > 0)
  // Neither a title's word nor an employer nor a date speaks for a position: it may be any line.
  const speaksForNone = entry.company === '' && titleScore(title) <= 0
  return (
    !speaksForNone &&
    !MAY_BE_DATE.test(`${entry.position} ${entry.company}`) &&
    words(title).length <= TITLE_WORDS &&
    !SENTENCE.test(title) &&
    !hasUnfiledYears(resume) &&
    !beginsWithDate(entry) &&
    !isWithin(entry, resume) &&
    !(isBare && others.length > 0)
  )
}

/** Nobody's title beside a company, and nothing told: it may be no work at all. */
export const isBareTitle = ({ company, bullets, text }: ReadExperience): boolean =>
  company === '' && bullets.length === 0 && text.trim() === ''

/** The section a field stands in, as its index; -1 where nobody knows. */
export function sectionOf(path: string, { places, sections }: Resume): number {
  const place: Place | undefined = ['position', 'company', 'printedDates', 'startDate']
    .map((field) => places[`${path}.${field}`])
    .find((found) => found !== undefined && found.line > 0)
  if (!place) return -1
  return sections.findLastIndex(({ line }) => line <= place.line)
}

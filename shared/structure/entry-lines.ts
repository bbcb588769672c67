import { firstOf } from '#shared/lists.ts'
import {
  type DateRange,
  dateRanges,
  isLength,
  isOnlyDates,
  isPresentWord,
  saysEnded,
  saysExpected,
} from '#shared/text/dates.ts'
import { withWholeDates } from './broken-dates.ts'
import { behindDates } from './date-gutter.ts'
import { formLabel, isBodyLabel } from './form-label.ts'
import { withoutOuterBullets } from './outer-bullets.ts'
import { lengthInWords, type Prepared, withoutMark, wordCount } from './prepared.ts'
import { firstWordWidth } from './room.ts'
import { splitBySet, trimmed } from './set-fields.ts'
import { type AreOne, withWholeHeads } from './whole-heads.ts'
import { companyScore, degreeScore } from './word-signs.ts'
import { withoutBrackets } from './words/brackets.ts'
import { MAY_HOLD_PLACEHOLDER, PLACEHOLDER_DATES, TABLE_HEADS } from './words/placeholders.ts'

// What each line of a section is to its entry: a head with fields, a bullet, or running text.

export interface Field {
  text: string
  line: Prepared
  /** Place of the field on its line, and how it is set: fields of other entries in the same slot are of the same sort. */
  column: number
  bold: boolean
  italic: boolean
}

type LineRole = 'head' | 'bullet' | 'text'

export interface EntryLine {
  line: Prepared
  role: LineRole
  dates: DateRange[]
  /** A date that only a template has: `Month 20XX – Ongoing`. */
  placeholder: boolean
  /** Of a head; what is no head has none. */
  fields: Field[]
  /** Behind the mark of a list stands what may be part of a head. */
  isItem?: true
}

const LIMITS = {
  /** Words of a head line, dates left out. */
  headWords: 18,
  /** Longer lines are text, whatever they begin with. */
  headLetters: 130,
  /** A line without dates of so many words is text. */
  textWords: 11,
  /** Words of a part between marks of a head line. */
  partWords: 8,
} as const

export const entryLines = (given: Prepared[], areOne?: AreOne): EntryLine[] => {
  const lines = withoutOuterBullets(withWholeHeads(withWholeDates(given), areOne))
  const out: EntryLine[] = []
  let bulletIndent: number | undefined
  let bulletBold = false
  const leftmost = leftEdge(lines)
  const indents = bodyIndents(lines)
  const datesAreItems = lines.some((line) => line.line.bullet !== undefined && isRange(line))
  for (const [at, line] of lines.entries()) {
    const made = classify(line, datesAreItems)
    const before = out.at(-1)
    if (line.line.bullet !== undefined) {
      bulletIndent = line.line.x
      bulletBold = line.line.bold
    } else if (
      before &&
      before.role !== 'head' &&
      bulletIndent !== undefined &&
      goesOn(line, lines[at - 1]!, bulletIndent, leftmost)
    ) {
      made.role = before.role
      made.fields = []
      if (line.line.bold && !bulletBold && !lines[at - 1]!.line.bold) {
        made.role = 'head'
        made.fields = headFields(line, made.dates)
      }
    } else if (before && before.role !== 'head' && CLOSING_SIGNS.test(line.text)) {
      made.role = before.role
    } else {
      bulletIndent = undefined
      if (made.role === 'head' && isIndentedBody(line, indents)) made.role = 'bullet'
    }
    out.push(made)
    if (before) joinBrokenDates(before, made)
  }
  return out
}

/** `%.` or `€).` on a line of its own: the width parted it from the number before it. */
export const CLOSING_SIGNS = /^[^\p{L}\p{N}\s]{0,3}[.!?…%)\]”»"]$/u

/** `Aug 2017 –` at the end of a line, and `May 2019` on the next: one range. */
const joinBrokenDates = (before: EntryLine, line: EntryLine): void => {
  const open = before.dates.at(-1)
  if (!open || !/[-–—]\s*$|\s(?:to|a|bis|al|à|até)\s*$/i.test(before.line.text)) return
  const first = line.line.fields[0] ?? ''
  const joined = isOnlyDates(first)
    ? dateRanges(`${open.printed.replace(/(?<![\s–—-])[\s–—-]+$/, '')} – ${first}`)
    : []
  if (joined.length !== 1 || !joined[0]!.range) return
  before.dates = [...before.dates.slice(0, -1), { ...joined[0]!, printed: `${open.printed} ${first}` }]
  before.placeholder = false
  line.dates = line.dates.filter((range) => !first.includes(range.printed))
  line.fields = line.fields.filter((field) => field.text !== first)
}

const leftEdge = (lines: Prepared[]): number =>
  lines.reduce((least, { line }) => Math.min(least, line.x), Infinity)

/** Points by which the text under a head is set in, at least. */
const SET_IN = 6

/** Left edges, further in than the heads', that several lines without dates share: writers draw bullets as shapes. */
const bodyIndents = (lines: Prepared[]): number[] => {
  // Dates in a gutter stand further out than the heads they belong to.
  const edge = lines.filter(({ fields }) => !isOnlyDates(fields[0] ?? ''))
  const leftmost = leftEdge(edge)
  const counts = new Map<number, number>()
  for (const { line, dated, fields } of lines)
    if (line.x > leftmost + SET_IN && fields.length === 1 && (!dated || line.text.length > 60))
      counts.set(Math.round(line.x), (counts.get(Math.round(line.x)) ?? 0) + 1)
  const heads = lines.flatMap((line) =>
    line.dated ? [...(line.line.x > leftmost + SET_IN ? [line.line.x] : []), ...behindDates(line)] : [],
  )
  const atLeft = edge.filter(({ line }) => line.x <= leftmost + 1).length
  if (atLeft < 1) return []
  return [...counts]
    .filter(([x, count]) => count >= 2 && !heads.some((head) => Math.abs(head - x) < 1.5))
    .map(([x]) => x)
}

const isIndentedBody = (line: Prepared, indents: number[]): boolean =>
  line.fields.length === 1 && !line.line.bold && indents.some((x) => Math.abs(x - line.line.x) < 1.2)

/** A line under a bullet, further in than the bullet's own edge, or wrapped from the line above. */
const goesOn = (line: Prepared, above: Prepared, bulletIndent: number, leftmost: number): boolean => {
  if (line.dated && line.fields.length > 1) return false
  if (line.gap > 0.9) return false
  if (line.line.x > bulletIndent + 2 && line.line.x > leftmost + 2) return true
  // Set in from the heads, it may be as wide as they are.
  const isFull =
    bulletIndent > leftmost + 2 && above.room < firstWordWidth(line) && line.style === above.style
  const isOfList = line.line.x >= bulletIndent && Math.abs(line.gap - above.gap) < SAME_GAP
  return wraps(above, line) || (isFull && isOfList)
}
const SAME_GAP = 0.15

/** The line above was full and broke in the middle of a sentence. */
export const wraps = (above: Prepared, line: Prepared, white = 0.8): boolean =>
  line.gap < white &&
  /^[\p{Ll}\d(]/u.test(line.text) &&
  !/[.!?:]$/.test(above.text) &&
  wordCount(above.text) > 4 &&
  !line.dated

const hasPlaceholder = (text: string): boolean =>
  MAY_HOLD_PLACEHOLDER.test(text) && PLACEHOLDER_DATES.test(text)

const isRange = ({ text }: Prepared): boolean =>
  isOnlyDates(text) && dateRanges(text).some(({ range }) => range)

/** Among ranges that stand as items a month or a year alone dates an entry too. */
const classify = (line: Prepared, datesAreItems: boolean): EntryLine => {
  const placeholder = hasPlaceholder(line.text)
  const dates = entryDates(line)
  const made: EntryLine = { line, role: 'head', dates, placeholder: placeholder && !dates.length, fields: [] }
  const letters = line.text.length - dates.reduce((sum, range) => sum + range.printed.length, 0)
  const words = wordCount(line.text) - dates.reduce((sum, range) => sum + wordCount(range.printed), 0)
  if (
    line.line.bullet !== undefined &&
    !(
      (dates.some((range) => range.range) ||
        (datesAreItems && isOnlyDates(line.text)) ||
        isSetBeforeDate(line)) &&
      words <= LIMITS.headWords &&
      endsWithDates(line, dates)
    )
  )
    made.role = 'bullet'
  else if (
    !dates.length &&
    !placeholder &&
    line.fields.length === 1 &&
    (lengthInWords(withoutBrackets(line.text)) > LIMITS.textWords || letters > LIMITS.headLetters) &&
    !isMarkedHead(line.text) &&
    !isSetAsHead(line)
  )
    made.role = 'text'
  else if (
    !dates.length &&
    !placeholder &&
    /[.!?;]$/.test(line.text) &&
    SMALL_WORD.test(line.text) &&
    companyScore(line.text) < 1 &&
    !ABBREVIATED_END.test(line.text) &&
    words > 4 &&
    line.fields.length === 1
  )
    made.role = 'text'
  else if (words > LIMITS.headWords || letters > LIMITS.headLetters)
    made.role = dates.length && (line.fields.length > 1 || isMarkedHead(line.text)) ? 'head' : 'text'
  if (isLabel(line, dates) || (!dates.length && SENTENCE_END.test(line.text))) made.role = 'text'
  if (made.role === 'head') made.fields = headFields(line, dates)
  return made
}

/** What an item of a list would be without its mark. */
export const withoutItsMark = (line: Prepared): EntryLine => {
  const { fields, ...made } = classify(withoutMark(line), true)
  return { ...made, line, fields: fields.map((field) => ({ ...field, line })) }
}

/** • **Resident Assistant** ⇥ August 2009: an item set as a head, with its date at the end of the line. */
export const isSetBeforeDate = ({ fields, line }: Prepared): boolean =>
  fields.length > 1 &&
  isOnlyDates(fields.at(-1) ?? '') &&
  line.runs.find(({ text }) => /\p{L}/u.test(text))?.bold === true

/** A label of what follows; or the head of a table, which names its columns. */
const isLabel = (line: Prepared, dates: DateRange[]): boolean =>
  (!dates.length && (isBodyLabel(line.text) || (line.namesCell && !formLabel(line.fields[0] ?? '')))) ||
  (line.fields.length > 1 && line.fields.every((field) => TABLE_HEADS.test(field)))

const headFields = (line: Prepared, dates: DateRange[]): Field[] =>
  isLabel(line, dates) ? [] : fieldsOf(line, dates, hasPlaceholder(line.text))

/** `Charge Nurse | Bluebonnet Medical Center | Austin, TX`, `College of Art, Portland — Bachelor of Fine Arts`: long, but of short parts. */
const isMarkedHead = (text: string): boolean => {
  const atDash = text.split(/\s[—–]\s/)
  const names = atDash.length === 2 && atDash.every((part) => /^\p{Lu}/u.test(part)) && !/[.!?;]$/.test(text)
  const parts = names ? atDash : text.split(/\s[|•·]\s/)
  return (
    parts.length > 1 &&
    parts.length <= 4 &&
    text.length <= LIMITS.headLetters &&
    parts.every((part) => wordCount(part) <= LIMITS.partWords)
  )
}

/** **Higher Secondary Certificate** and behind it, in plain print, where: no sentence begins so. */
const isSetAsHead = ({ line: { runs }, text }: Prepared): boolean => {
  const plainFrom = runs.findIndex((run) => !run.bold && run.text.trim() !== '')
  const lead = runs
    .slice(0, Math.max(0, plainFrom))
    .map((run) => run.text)
    .join('')
    .trim()
  return (
    wordCount(lead) > 1 &&
    text.length <= LIMITS.headLetters &&
    !/[:：.]$|^[:：]/u.test(lead) &&
    !/^\s*[:：]|[.!?;]$/u.test(text.slice(lead.length))
  )
}

/** No name ends with the full stop of East Asia. */
const SENTENCE_END = /[。！？]$/

/** `GREEN MILL Leeds. W. Yorks.`: where every word begins large, the full stop ends none but the last of them. */
const SMALL_WORD = /(?<!\p{L})[\p{Ll}\p{Lo}]{2}/u

/** A full stop that ends a legal form, not a sentence. */
const ABBREVIATED_END =
  /(?:^|[\s,(])(?:inc|ltd|co|corp|llc|plc|pvt|ltda|cia|jr|sr|hons|o\.o|s\.a|s\.l|s\.r\.l|s\.p\.a|b\.v|n\.v|e\.v|s\.a\.s)\.$/i

const endsWithDates = (line: Prepared, dates: DateRange[]): boolean =>
  dates.some((range) => range.from < 3 || range.to > line.text.length - 3)

/** How far before a date the signs stand that set it apart. */
const LOOKED_BACK = 100

/** `Summers of 2019, 2020 and 2022`: from the first to the last of them. */
const withLists = (ranges: DateRange[], text: string): DateRange[] => {
  const lists: DateRange[][] = []
  for (const range of ranges) {
    const list = lists.at(-1)
    const above = list?.at(-1)
    // `2019, 2020 and 2022`: the word before the last of them joins no range.
    const isListed = !range.range || (list !== undefined && JOINED_BY_WORD.test(range.printed))
    const goesOn = above && !above.range && isListed && above.end < range.start
    if (goesOn && LISTED.test(text.slice(above.to, range.from))) list?.push(range)
    else lists.push([range])
  }
  return lists.map((list) => {
    const [first, last] = [firstOf(list), list.at(-1) ?? firstOf(list)]
    if (first === last) return first
    const { end, to } = last
    return { ...first, end, to, range: true, printed: text.slice(first.from, to) }
  })
}
const JOINED_BY_WORD = /^\d{4} \p{L}{1,3} \d{4}$/u
const LISTED = /^(?:\s?[,;&]|\s\p{L}{1,3})\s$/u

/** Dates that date an entry: alone in their field, or at an end of the line; not in the middle of a sentence. */
const entryDates = (line: Prepared): DateRange[] => {
  const text = line.fields.join('\t')
  const ranges = withLists(dateRanges(text), text)
  if (!ranges.length) return opensWithToday(line)
  const words = wordCount(line.text)
  const alone = ranges.filter(({ from }) => isOnlyDates(fieldAt(line.fields, from)))
  // A date in a field of its own dates the entry, whatever other years the line names.
  if (alone.length) return alone
  return ranges.filter((range) => {
    const before = text.slice(Math.max(0, range.from - LOOKED_BACK), range.from)
    const after = text.slice(range.to)
    const atEnd = /^[\s)\].,;:]*(?:\t|$)/.test(after) || /^\s*[)\]]?\s*(?:\(\d|[|·•]|\t)/.test(after)
    const atStart = !/[^\s([]/.test(before.slice(before.lastIndexOf('\t') + 1))
    const field = fieldAt(line.fields, range.from)
    if (isOnlyDates(field)) return true
    // `Vilamar College. Expected graduation 05/2026. Economics major`
    const isSaid = saysExpected(range.printed) || saysEnded(range.printed)
    const mayLead = words <= LIMITS.headWords && line.line.bullet === undefined
    if (isSaid) return mayLead
    // `Vilamar College (2016), Oxford`
    if (mayLead && /\p{L}\s?[([]$/u.test(before) && /^[)\]](?:,?\s|$)/.test(after)) return true
    if (range.range && /[([]\s*$/.test(before) && atEnd && line.line.bullet === undefined) return true
    // `Leading a team of five since 2021` tells what was done, not when the entry was.
    if (range.current && !atStart && SINCE.test(range.printed) && !FENCED.test(before))
      return words <= SINCE_WORDS || isBehindName(range, before)
    if (range.range)
      return (
        (atEnd || atStart || words <= 14) &&
        !(words - wordCount(range.printed) > LIMITS.headWords && line.fields.length === 1)
      )
    // A single year in the middle of running text dates nothing.
    const fenced = FENCED.test(before) || atStart
    const beside = wordCount(field) - wordCount(range.printed)
    return (
      (atEnd && (fenced || words <= 6) && beside <= 12) ||
      (MARKED_OFF.test(before) && atEnd && words <= LIMITS.headWords) ||
      (atStart &&
        words <= (/^\s?[:|]\s/.test(after) ? LIMITS.headWords + wordCount(range.printed) : 12) &&
        /^\s*(?:[:,|·•–—\t-]|$|\s\p{Lu})/u.test(after)) ||
      // `GCSEs, 2018, Sample Academy`
      (words <= BETWEEN_WORDS && /,\s*$/.test(before) && /^,\s+\p{Lu}/u.test(after)) ||
      (words <= LIMITS.headWords &&
        line.line.bullet === undefined &&
        atEnd &&
        (isDegree(before) || isBehindName(range, before)))
    )
  })
}

/** The field that begins at or before this place among them, each with a tab behind it. */
const fieldAt = (fields: string[], place: number): string => {
  let end = -1
  return (
    fields.find((field) => {
      end += field.length + 1
      return place < end
    }) ?? ''
  )
}

/** `Green Door • Leeds, West Riding 08/2024`: a month, right behind a word with a capital, which no sentence says so. */
const isBehindName = ({ start }: DateRange, before: string): boolean =>
  start.length > 'YYYY'.length && /(?<![^\s(])\p{Lu}[\p{L}\p{M}'’-]*[,.)]?\s+$/u.test(before)

/** `MSc Physics 2014` at the end. */
const isDegree = (before: string): boolean => degreeScore(before.split('\t').at(-1) ?? '') >= 1

/** `En cours : cook at the Green Door`, `Cook ⇥ Currently`: an entry that goes on, with no word of when it began. */
const opensWithToday = ({ fields: [first = '', ...others] }: Prepared): DateRange[] => {
  const fields = [
    BEFORE_SIGN.exec(first)?.[1] ?? '',
    ...(others.length > 0 ? [first, ...others.slice(-1)] : []),
  ]
  const printed = fields.find(isPresentWord)
  return printed
    ? [{ start: '', end: '', current: true, range: true, printed, from: 0, to: printed.length }]
    : []
}
const BEFORE_SIGN = /^(\p{L}[\p{L} ]{1,22}?)(?:\s?[:：]\s|\s[-–—])/u

/** Behind a dash or a bar, which no sentence has before its last year. */
const MARKED_OFF = /\s[|•·–—]\s+(?:\p{L}+\.?\s)?$/u

/** Words of a line that may have its year between two commas. */
const BETWEEN_WORDS = 10

/** Behind a comma, a bracket, a dash, a stroke between blanks, a tab or a full stop, with at most one word between. */
const FENCED = /(?:[([,|·•–—-]|\s\/)\s*(?:\p{L}+\.?\s)?$|\t\s*$|\p{L}{3}\.\s+$/u
/** A word and the year it began, with no other end. */
const SINCE = /^\p{L}.*\d$/u
/** Words of a line that ends with `since 2021` and may be a head. */
const SINCE_WORDS = 5

const fieldsOf = (line: Prepared, dates: DateRange[], placeholder: boolean): Field[] => {
  const fields: Field[] = []
  const parts = line.fields.map((part) => {
    const named = part.replace(ADDRESS_BEHIND, '\t')
    let text = placeholder ? named.replace(PLACEHOLDER_DATES, '\t') : named
    for (const range of dates) text = text.replace(range.printed, '\t')
    return text
  })
  const labelled = parts.filter((part) => LABEL_OF_DATE.test(part)).length
  for (const part of parts) {
    if (labelled > 1 && LABEL_OF_DATE.test(part)) continue
    let text = part
    text = text.replace(/\(\s*(?:\p{Ll}[\p{Ll}. ]{0,12})?\t\s*\)|\[\s*\t\s*\]/gu, '\t')
    for (const piece of text.split('\t')) {
      const bare = dates.length > 0 ? withoutLastDate(trimmed(piece)) : trimmed(piece)
      if (!/[\p{L}\p{N}]/u.test(bare) || isLength(bare)) continue
      for (const set of splitBySet(bare, line)) fields.push({ ...set, line, column: fields.length })
    }
  }
  return fields
}

/** `Vale College https://vale.example/a`: where something can be seen is no part of its name. */
const ADDRESS_BEHIND = /(?<=\S)\s(?:https?:\/\/|www\.)\S+/gi

/** `Start: 2012 ⇥ End: 2014` names nothing. */
const LABEL_OF_DATE = /^\s*\p{L}[\p{L}\s.]{1,30}[:：]\s*\t\s*$/u

/** `BSc Physics, Spring 2022` beside `Aug 2019 – May 2022`: no name ends with a date behind a comma. */
const withoutLastDate = (text: string): string => {
  const last = text.lastIndexOf(',')
  const commas = [text.lastIndexOf(',', last - 1), last]
  const at = commas.find((comma) => comma > 0 && isOnlyDates(text.slice(comma + 1).trim()))
  return at === undefined ? text : text.slice(0, at).trimEnd()
}

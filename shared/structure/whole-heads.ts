import { itemAt } from '#shared/lists.ts'
import { dateRanges, isOnlyDates } from '#shared/text/dates.ts'
import { behindDates } from './date-gutter.ts'
import { joinTexts } from './join-texts.ts'
import { type Prepared, wordCount } from './prepared.ts'
import { firstWordWidth } from './room.ts'
import { companyScore, degreeScore, schoolScore, titleScore } from './word-signs.ts'
import { opensWithLegalForm } from './words/legal-forms.ts'

// A narrow column breaks the name of a school or a degree over two lines: `UNIVERSITÀ DEGLI STUDI DEL` / `FRIULI ORIENTALE`.

/** In line heights: white between two lines of one text, at least, and beyond that of the lines nearest to each other. */
const LINE_WHITE = { least: 0.45, more: 0.12, most: 1 } as const
/** So many gaps tell which is usual. */
const GAPS_TOLD = 3
/** Points: lines that end so near each other end at one edge. */
const ALIKE = 12

const lineWhite = (lines: Prepared[]): number => {
  const gaps = lines
    .slice(1)
    .map(({ gap }) => gap)
    .sort((a, b) => a - b)
  const usual = gaps.length < GAPS_TOLD ? 0 : (gaps[Math.floor(gaps.length / 4)] ?? 0)
  return Math.max(LINE_WHITE.least, Math.min(LINE_WHITE.most, usual + LINE_WHITE.more))
}
const SAME_EDGE = 3
const MAX_WORDS = 9
/** Behind a comma `IN` and `DE` are Indiana and Delaware. */
export const OPEN_END = /(?<!,)\s(?:in|of|de|des|du|del|della|di|da|do|der|für|en|em|and|und|et|y|e|&)$/i

/** `& Robotics` over nothing else: no name begins so. */
const OPEN_START = /^(?:(?:and|und|et|y|e|of|de|des|du|del|della|di|da|do|der|van)\s|&)/

/** `Ministry of Works (MOW)-`: a sign that asks for more. */
const OPEN_SIGN = /[/|(&–-]$/

const isPlain = (line: Prepared): boolean =>
  line.fields.length === 1 &&
  line.line.bullet === undefined &&
  !line.dated &&
  wordCount(line.text) <= MAX_WORDS

/** The last line of a broken title has the dates beside it. */
const isBeforeDates = (line: Prepared): boolean =>
  line.fields.length === 2 &&
  line.line.bullet === undefined &&
  wordCount(line.fields[0] ?? '') <= MAX_WORDS &&
  !isOnlyDates(line.fields[0] ?? '') &&
  isOnlyDates(line.fields[1] ?? '')

/** At the left, at the right, or around one middle. */
const areAligned = ({ line: a }: Prepared, { line: b }: Prepared): boolean =>
  [0, 0.5, 1].some((share) => Math.abs(a.x + share * a.width - b.x - share * b.width) < SAME_EDGE)

const isBelow = (line: Prepared, above: Prepared, white: number): boolean =>
  line.line.page === above.line.page &&
  line.line.column === above.line.column &&
  line.style === above.style &&
  line.gap < white &&
  areAligned(line, above)

/** Each says by itself what it is: two fields, however full the first line. */
const areTwoFields = (above: string, below: string): boolean => {
  // Under a degree stands its school, no company: `…, Mechanical` / `Engineering`.
  const scores =
    degreeScore(above) >= 0.8
      ? [schoolScore, degreeScore]
      : [titleScore, companyScore, schoolScore, degreeScore]
  const a = scores.map((score) => score(above))
  const b = scores.map((score) => score(below))
  const strongest = (all: number[]): number => all.indexOf(Math.max(...all))
  return Math.max(...a) >= 0.8 && Math.max(...b) >= 0.8 && strongest(a) !== strongest(b)
}

/** A hanging bullet sets the following lines so far in. */
const HANGING = 15
const BROKEN_WORD = /\p{L}{2}[-‐\u00ad]$/u

/** A head's text with its dates before or behind it: where the text stands among the fields, and its left edge. */
const textBesideDates = (line: Prepared): { at: number; x: number } | undefined => {
  if (line.line.bullet !== undefined) return undefined
  if (line.fields.length === 1)
    return isOnlyDates(line.fields[0] ?? '') ? undefined : { at: 0, x: line.line.x }
  if (line.fields.length !== 2) return undefined
  if (isOnlyDates(line.fields[1] ?? '')) return { at: 0, x: line.line.x }
  const [x] = isOnlyDates(line.fields[0] ?? '') ? behindDates(line) : []
  return x === undefined ? undefined : { at: 1, x }
}

/** What stands behind the text of a head: its dates, its place. */
const textBeside = (line: Prepared): { at: number; x: number } | undefined =>
  textBesideDates(line) ??
  (line.fields.length === 2 && line.line.bullet === undefined ? { at: 0, x: line.line.x } : undefined)

/** Whether two texts, of which the first had no room for the second, are one name. */
export type AreOne = (above: string, below: string, isSet: boolean) => boolean

/** Lists of other things than entries set no more in bold than what is one. */
const areOneIfSet: AreOne = (_above, _below, isSet) => isSet

interface Within {
  /** Right edge of the column. */
  end: number
  white: number
  areOne: AreOne
}

/** A head broken within a word or before `Ltd`, or whose next word had no room, goes on in the next line, whatever stands beside it. */
const goesOnBelow = (
  above: Prepared,
  given: Prepared,
  { end, white, areOne }: Within,
): number | undefined => {
  const head = textBeside(above)
  const text = head ? itemAt(above.fields, head.at) : ''
  const closes = OPEN_PAIRS.some(({ leftOpen, closing }) => leftOpen.test(text) && closing.test(given.text))
  const line = closes || above.dated || above.fields.length > 1 ? given : withoutDateBehind(given)
  if (
    !head ||
    line.fields.length !== 1 ||
    (line.dated && !closes) ||
    line.line.bullet !== undefined ||
    wordCount(line.text) > MAX_WORDS ||
    line.line.page !== above.line.page ||
    line.line.column !== above.line.column ||
    line.gap >= white ||
    Math.abs(line.line.size - above.line.size) > 1 ||
    line.line.x < head.x - SAME_EDGE ||
    line.line.x > head.x + HANGING
  )
    return undefined
  return closes ||
    (BROKEN_WORD.test(text) && /^\p{Ll}/u.test(line.text)) ||
    opensWithLegalForm(line.text) ||
    ((OPEN_END.test(text) || OPEN_START.test(line.text)) && line.style === above.style) ||
    hadNoRoom(above, head.at, line, end, areOne)
    ? head.at
    : undefined
}

/** `Hale College (Vale` over `Campus)`, `Cook (2014 –` over `2016)`, `University „Vale` over `Institute“` */
const OPEN_PAIRS = [
  { leftOpen: /[(（][^()（）]*$/, closing: /^[^()（）]*[)）]/ },
  { leftOpen: /„[^„“”"]*$/, closing: /^[^„“”"]*[“”"]/ },
  { leftOpen: /«[^«»]*$/, closing: /^[^«»]*»/ },
]

/** `Regional Planning (2022)`: the date of an entry behind the second line of its name. */
const withoutDateBehind = (line: Prepared): Prepared => {
  const [field = '', date = '', ...more] = line.fields
  const [range, ...others] = dateRanges(field)
  const isBehind = range && others.length === 0 && DATE_ENDS.test(field.slice(range.to))
  const text = isBehind
    ? field.slice(0, range.from).replace(BEFORE_DATE, '')
    : isOnlyDates(date) && !range
      ? field
      : ''
  return text === '' || (isBehind ? date !== '' : more.length > 0)
    ? line
    : { ...line, text, fields: [text], dated: false }
}
const DATE_ENDS = /^\s?[)\]]?$/
const BEFORE_DATE = /(?<![\s,|•·–—([-])[\s,|•·–—([-]+$/

/** In sizes of the print, the white between a text and what stands at the end of its line. */
const APART = 0.6

/** In sizes of the print: so far from the edge a line may end that plainly goes on below. */
const RAGGED = 1

/** `GPA: 3.8`: a line of its own. */
export const LABELLED = /^[^:：]{2,30}[:：]/

/** The text goes on in the print it ended with, and its line had no room for one more word. */
const hadNoRoom = (above: Prepared, at: number, line: Prepared, end: number, areOne: AreOne): boolean => {
  const behind = above.fields[at + 1] === undefined ? -1 : firstRunOf(above, at + 1)
  const runs = above.line.runs
  const last = runs.slice(0, behind < 0 ? runs.length : behind).findLast((run) => run.text.trim())
  const first = line.line.runs.find((run) => run.text.trim())
  if (!last || !first || last.width === 0) return false
  if (last.bold !== first.bold || last.italic !== first.italic || Math.abs(last.size - first.size) > 0.3)
    return false
  const text = itemAt(above.fields, at)
  const isOpen = OPEN_END.test(text) || OPEN_SIGN.test(text)
  if (!isOpen && (areTwoFields(openPartOf(text), line.text) || LABELLED.test(line.text))) return false
  const goesOn = isOpen || /^[\p{Ll}(&]/u.test(line.text) || text.endsWith(',')
  if (!goesOn && !areOne(text, line.text, first.bold || first.italic || line.caps)) return false
  const edge = behind < 0 ? end : itemAt(runs, behind).x - APART * last.size
  return last.x + last.width + firstWordWidth(line) + (goesOn ? RAGGED * last.size : 0) > edge
}

/** `Bachelor of Arts, Queens College,`: behind a comma goes on what stands before it. */
const openPartOf = (text: string): string =>
  text.endsWith(',') ? text.slice(0, -1).slice(text.lastIndexOf(',', text.length - 2) + 1) : text

/** Which run begins the field. */
const firstRunOf = ({ fields, line }: Prepared, at: number): number => {
  let left = plain(fields.slice(0, at).join('')).length
  return line.runs.findIndex((run) => {
    const letters = plain(run.text).length
    if (left <= 0 && letters > 0) return true
    left -= letters
    return false
  })
}

/** The runs of the second line go before those of dates that stand behind the text. */
const joined = (above: Prepared, line: Prepared, at: number): Prepared => {
  const [first = '', ...others] = line.fields
  const fields = [
    ...above.fields.map((field, index) => (index === at ? joinTexts(field, first) : field)),
    ...others,
  ]
  const behind = at === 0 ? firstRunOf(above, 1) : -1
  const cut = behind < 0 ? above.line.runs.length : behind
  const runs = [...above.line.runs.slice(0, cut), ...line.line.runs, ...above.line.runs.slice(cut)]
  const dated = above.dated || line.dated
  return { ...above, fields, text: fields.join(' '), dated, line: { ...above.line, runs } }
}

const plain = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '')

export const withWholeHeads = (lines: Prepared[], areOne: AreOne = areOneIfSet): Prepared[] => {
  const white = areOne === areOneIfSet ? LINE_WHITE.least : lineWhite(lines)
  const ends = new Map<number, number[]>()
  for (const { line } of lines) {
    const known = ends.get(line.column) ?? []
    known.push(line.x + line.width)
    ends.set(line.column, known)
  }
  for (const known of ends.values()) known.sort((a, b) => b - a)
  /** Two lines of the section that end alike show its edge, one alone may be no more than the longest. */
  const endOf = ({ line, room }: Prepared): number => {
    const [widest = 0, next = 0] = ends.get(line.column) ?? []
    const edge = line.x + line.width + room
    return widest - next < ALIKE ? Math.min(widest, edge) : edge
  }
  const out: Prepared[] = []
  for (const line of lines) {
    const above = out.at(-1)
    const broken = above && goesOnBelow(above, line, { end: endOf(above), white, areOne })
    if (above && broken !== undefined) {
      out[out.length - 1] = joined(above, line, broken)
      continue
    }
    const joins =
      above &&
      isPlain(above) &&
      (isPlain(line) || isBeforeDates(line)) &&
      isBelow(line, above, white) &&
      OPEN_END.test(above.text)
    if (!joins) {
      out.push(line)
      continue
    }
    const fields = [`${above.text} ${line.fields[0]}`, ...line.fields.slice(1)]
    out[out.length - 1] = {
      ...above,
      text: fields.join(' '),
      fields,
      dated: line.dated,
      room: line.room,
      line: { ...above.line, width: line.line.width, runs: [...above.line.runs, ...line.line.runs] },
    }
  }
  return out
}

import { itemAt } from '#shared/lists.ts'
import { dateRanges, isOnlyDates } from '#shared/text/dates.ts'
import {
  CLOSING_SIGNS,
  type EntryLine,
  entryLines,
  type Field,
  isSetBeforeDate,
  withoutItsMark,
} from '../entry-lines.ts'
import { formLabel } from '../form-label.ts'
import { type Prepared, wordCount } from '../prepared.ts'
import { firstWordWidth } from '../room.ts'
import type { FormLabel } from '../words/form-labels.ts'
import { addBetweenWords } from './between-words.ts'
import { isDated, type Trade } from './heads.ts'
import { labelsOf } from './labels.ts'
import { bodyFit, looksLikeStudy, readsAsLabel } from './likelihood.ts'
import { readsAsOne } from './one-name.ts'
import { withOpenEnds } from './open-ends.ts'
import { type CutField, cutFields, cutsOf } from './slots.ts'
import { setAsOne, type Whole, wholesOf } from './wholes.ts'

// What is known of each line of a section before anything is decided: its fields and their cuts, how well it would do
// in the text under a head, and what its place and print say of an entry's beginning.

export interface Evidence {
  lines: EntryLine[]
  cuts: CutField[][]
  /** Nats of standing under a head. */
  body: number[]
  /** Nats of beginning an entry. */
  start: number[]
  /** How many of the lines that name or date an entry are dated. */
  datedShare: number
  isWhiteAbove: (at: number) => boolean
  /** What each line may end that a line above it begins. */
  wholes: Whole[][]
  /** Lines that go on with the one above, whatever their words. */
  areSetAsOne: boolean[]
}

/** Nats. */
const BODY = {
  bullet: -0.05,
  text: -0.2,
  head: -0.8,
  parted: -1.2,
  dated: -6,
  placeholder: -2,
  entry: -3,
  asStart: -0.5,
  whiteStart: -2,
} as const
const START = {
  white: 0.6,
  noWhite: -1,
  style: 0.3,
  otherStyle: -0.4,
  undated: -0.3,
  item: -0.3,
  afterBody: 0.3,
  goesOn: -3,
  within: -5,
} as const
/** `Bachelor of Arts in History, Queens College,`: what follows is part of it. */
const GOES_ON = /[,(&]$/
/** In line heights, beyond the white between the lines of an entry. */
const MORE_WHITE = 0.3
const TOP = 9
const SAME_EDGE = 3

/** A line taken for text may still be a head, where nothing else explains the lines about it. */
const LONGEST_HEAD = 130
const withLongHeads = (lines: EntryLine[]): EntryLine[] =>
  lines.map((line) => {
    const { text, line: printed } = line.line
    const mayLead = line.role === 'text' && printed.bullet === undefined && text.length <= LONGEST_HEAD
    if (!mayLead || /[.!?:;]$/.test(text)) return line
    return {
      ...line,
      fields: [
        { text: text.replace(/,$/, ''), line: line.line, column: 0, bold: printed.bold, italic: false },
      ],
    }
  })

/** `開発環境/ツール`, `Popis pracovní pozice`: what is called like a label and stands in several entries heads a part of each. */
const withoutLabels = (lines: EntryLine[]): EntryLine[] => {
  const counts = new Map<string, number>()
  for (const { line } of lines) counts.set(line.text, (counts.get(line.text) ?? 0) + 1)
  const isLabel = ({ line: { text }, dates, fields }: EntryLine): boolean =>
    dates.length === 0 &&
    fields.length === 1 &&
    (counts.get(text) ?? 0) > 1 &&
    (/[:：]$/.test(text) || readsAsLabel(text))
  return lines.map((line) => (isLabel(line) ? { ...line, role: 'text', fields: [] } : line))
}

export const evidenceOf = (given: Prepared[], trade: Trade): Evidence => {
  const said = withOpenEnds(entryLines(given, readsAsOne).filter(isSaid), trade)
  const heads = withItems(withoutLabels(withLongHeads(withoutDatedBullets(said))), trade)
  const lines = trade.hasSubject ? heads.map(withoutAside) : heads
  const labels = labelsOf(lines, trade)
  const gaps = lines
    .map(({ line }) => line.gap)
    .filter((gap) => gap < TOP)
    .sort((a, b) => a - b)
  const usual = gaps[Math.floor(gaps.length / 4)] ?? 0
  const isWhiteAbove = (at: number): boolean => {
    const { gap } = itemAt(lines, at).line
    return gap < TOP && gap > usual + MORE_WHITE
  }
  const hasWhite = lines.some((_, at) => at > 0 && isWhiteAbove(at))
  const first = lines[0]
  const setAsFirst = (line: EntryLine): boolean =>
    first !== undefined &&
    leadStyle(line) === leadStyle(first) &&
    Math.abs(line.line.line.x - first.line.line.x) < SAME_EDGE
  const isTelling = lines.some((line) => line.role === 'head' && !setAsFirst(line)) && leadIsBold(first)
  const isSure = partsByWhite(lines, isWhiteAbove)
  const areSetAsOne = setAsOne(lines, isWhiteAbove)
  // Where the first line names and dates a study, others begin with such a line as well.
  const opensDated = trade.hasSubject && first !== undefined && isDated(first) && first.fields.length > 0
  const start = lines.map((line, at) => {
    if (at === 0) return 0
    if (line.isItem && itemAt(lines, at - 1).role !== 'text') return START.item
    if (areSetAsOne[at]) return START.within
    if (isSure) return isWhiteAbove(at) || line.line.gap >= TOP ? START.white : START.within
    const white = line.line.gap >= TOP || !hasWhite ? 0 : isWhiteAbove(at) ? START.white : START.noWhite
    return (
      white +
      (setAsFirst(line) ? START.style : START.otherStyle) +
      (opensDated && !isDated(line) ? START.undated : 0) +
      (itemAt(lines, at - 1).role === 'head' ? 0 : START.afterBody) +
      (GOES_ON.test(itemAt(lines, at - 1).line.text) ? START.goesOn : 0)
    )
  })
  const cuts = lines.map((line) => cutFields(line, labels, trade))
  addBetweenWords(lines, cuts, trade)
  const body = lines.map((line, at) => {
    if (line.isItem) return itemBody(line)
    if (line.role === 'bullet') return BODY.bullet
    if (line.role === 'text') return BODY.text
    return (
      bodyFit(line.line.text) +
      BODY.head +
      (line.dates.length > 0 ? BODY.dated : line.placeholder ? BODY.placeholder : 0) +
      (line.fields.length > 1 ? BODY.parted : 0) +
      // Where entries begin in bold, a plain line names none, whatever its commas part.
      (namesEntry(line, itemAt(cuts, at)) && !(isTelling && !setAsFirst(line)) ? BODY.entry : 0) +
      (at > 0 && isTelling && setAsFirst(line)
        ? (start[at] ?? 0) > 0.5
          ? BODY.whiteStart
          : BODY.asStart
        : 0)
    )
  })
  const dated = lines.filter(isDated).length
  const named = lines.filter((line, at) => !isDated(line) && namesEntry(line, itemAt(cuts, at))).length
  return {
    lines,
    cuts,
    body,
    start,
    datedShare: dated / Math.max(1, dated + named),
    isWhiteAbove,
    wholes: wholesOf(lines, cuts, isWhiteAbove, areSetAsOne, trade),
    areSetAsOne,
  }
}

/** Whether white parts a section into blocks of which each has one date. Where all but the first end with theirs, it stands within entries. */
const partsByWhite = (lines: EntryLine[], isWhiteAbove: (at: number) => boolean): boolean => {
  const blocks: EntryLine[][] = [[]]
  for (const [at, line] of lines.entries()) {
    if (at > 0 && (isWhiteAbove(at) || line.line.gap >= TOP)) blocks.push([])
    blocks.at(-1)?.push(line)
  }
  const [first = [], ...others] = blocks
  const opens = first[0] !== undefined && isDated(first[0])
  return (
    others.length > 0 &&
    blocks.every((block) => block.filter(isDated).length === 1) &&
    !(opens && others.every((block) => block.length > 1 && block.findIndex(isDated) === block.length - 1))
  )
}

/** How the first words of a line are set: a short bold title with a long date beside it is still a title. */
export const leadStyle = (line: EntryLine): string => {
  const run = line.line.line.runs.find((one) => one.text.trim())
  return run ? `${Math.round(run.size * 2)}|${run.bold}|${run.italic}` : ''
}
const leadIsBold = (line: EntryLine | undefined): boolean =>
  line?.line.line.runs.find((one) => one.text.trim())?.bold === true

const namesEntry = ({ role }: EntryLine, cuts: CutField[]): boolean =>
  role === 'head' &&
  (cuts.some(({ holdsBoth }) => holdsBoth) || ROLES.some((roles) => areLabelled(roles, cuts)))
/** `Degree: …` beside `School: …` */
const ROLES: [FormLabel, FormLabel][] = [
  ['degree', 'school'],
  ['position', 'company'],
]
const areLabelled = (roles: FormLabel[], cuts: CutField[]): boolean =>
  roles.every((role) => cuts.some(({ label }) => label === role))

/** `Main subjects: contract law, tax law` under a study: neither side of the colon is named like one. */
const withoutAside = (line: EntryLine): EntryLine => {
  const [, before, after] = ASIDE.exec(line.line.text) ?? []
  const isAside = before && after && ![before, after].some((side) => formLabel(side) || looksLikeStudy(side))
  return isAside && line.dates.length === 0 ? { ...line, role: 'text', fields: [] } : line
}
const ASIDE = /^([^:：]{2,40}?)\s?[:：]\s*(\S.*)$/u

const isBulleted = (line: EntryLine): boolean => line.line.line.bullet !== undefined

/** `• Team Leader, May 2015 – June 2017` under a company, `• BSc Botany` under a school: a short item that is named like a
 * role, or a date alone, may be part of a head. */
const withItems = (given: EntryLine[], trade: Trade): EntryLine[] => {
  const lines = given.map((line, at) => {
    const isDate = isOnlyDates(line.line.text) && dateRanges(line.line.text).length > 0
    const mayLead = isDate || (isBulleted(line) && wordCount(line.line.text) <= ITEM.words)
    if (line.role !== 'bullet' || !mayLead || goesOn(line, given[at + 1])) return line
    const { role, dates, fields } = withoutItsMark(line.line)
    if (isDate) return { ...line, dates, isItem: true as const }
    return role === 'head' && namesRole(line, fields, trade)
      ? { ...line, dates, fields, isItem: true as const }
      : line
  })
  if (!trade.hasSubject) return lines
  // Several without a date are a list of courses.
  const isUndated = (line: EntryLine | undefined) => line?.isItem && line.dates.length === 0
  return lines.map((line, at) =>
    isUndated(line) && (isUndated(lines[at - 1]) || isUndated(lines[at + 1])) ? itemAt(given, at) : line,
  )
}

/** The width broke the item. */
const goesOn = ({ line }: EntryLine, below: EntryLine | undefined): boolean =>
  below?.role === 'bullet' &&
  !isBulleted(below) &&
  !isOnlyDates(below.line.text) &&
  line.room < firstWordWidth(below.line)

const namesRole = ({ line }: EntryLine, fields: Field[], { fits }: Trade): boolean => {
  const least = Math.max(ITEM.named, bodyFit(line.text) + ITEM.more)
  return [line.text, ...fields.flatMap(({ text }) => [...cutsOf(text).values()].flat())].some((piece) => {
    const { first, second } = fits(piece)
    return Math.max(first, second) > least
  })
}

const itemBody = ({ line, dates }: EntryLine): number =>
  BODY.bullet + ITEM.share * bodyFit(line.text) + (dates.some(({ range }) => range) ? ITEM.dated : 0)

/** In nats, but for the words: how much of what its words say of standing under a head counts for an item, and what a
 * period does. */
const ITEM = { words: 14, named: -0.7, more: 0.5, share: 0.5, dated: -3.5 } as const

/** Where the dates begin on a line that carries no mark of a list, one that does carries no entry, whatever date it begins with. */
export const withoutDatedBullets = (all: EntryLine[]): EntryLine[] => {
  const dated = all.find(isDated)
  return dated && all[0] && !isBulleted(all[0]) && !isBulleted(dated)
    ? all.map((line) =>
        isDated(line) && isBulleted(line) && !isSetBeforeDate(line.line)
          ? { ...line, role: 'bullet', fields: [] }
          : line,
      )
    : all
}

/** Signs alone are drawn, unless they close what the line above says. */
const isSaid = ({ line, role }: EntryLine): boolean =>
  /[\p{L}\p{N}]/u.test(line.text) || (role !== 'head' && CLOSING_SIGNS.test(line.text))

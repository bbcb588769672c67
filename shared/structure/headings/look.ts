import { spanScores } from '#shared/learn/spans.ts'
import { firstOf, itemAt } from '#shared/lists.ts'
import { tellsContact } from '../headline.ts'
import { headingOdds } from '../learned-heading.ts'
import { type Prepared, wordCount } from '../prepared.ts'
import { type Body, type Candidate, MAX_WORDS, prominence, SENTENCE_END } from './candidates.ts'

// How a line is set among the others, in numbers: what tells a heading apart when nobody knows its words.

/** A line that may head a section though nobody knows its words, and what its setting is. */
interface Looked {
  at: number
  look: number[]
}

/** Lines of one style, and of one rank where Word tells ranks. */
interface Group {
  at: number[]
  lines: Prepared[]
  /** Of all lines of the style, those that are no heading by their form alone, too. */
  all: number
  known: number
}

/** What is asked of a group for each of its lines, worked out once: a text of any length has any number of them. */
interface Told {
  odds: number
  letters: number
  followed: number
  stacked: number
  gap: number
  apart: number
  columns: Map<string, Prepared[]>
}

/** In thousandths of a nat: what the letters tell, for or against, is bounded, since they are of a text nobody saw. */
const MOST_ODDS = 2000

/** A name and a way to reach its owner stand above any heading. */
const HEAD_LINES = 2

/** Pages have any number of sections: beyond this, how many there are says nothing. */
const FEW = 3

const isShort = (line: Prepared): boolean =>
  line.fields.length === 1 &&
  line.line.bullet === undefined &&
  !line.hidden &&
  !line.dated &&
  line.line.part !== 'header' &&
  line.line.part !== 'footer' &&
  wordCount(line.text) <= MAX_WORDS &&
  !SENTENCE_END.test(line.text) &&
  !/[@\d]{2}|https?:/.test(line.text)

const groupOf = ({ style, line }: Prepared): string => `${style}|${line.outline ?? ''}`
const columnOf = ({ line }: Prepared): string => `${line.page}|${line.column}`

export const looksOf = (lines: Prepared[], accepted: Candidate[], body: Body): Looked[] => {
  const known = accepted.filter(({ runIn }) => !runIn)
  const knownAt = new Set(known.map(({ at }) => at))
  const taken = new Set(accepted.flatMap(({ at, last }) => (last === undefined ? [at] : [at, last])))
  const groups = new Map<string, Group>()
  for (const [at, line] of lines.entries()) {
    const key = groupOf(line)
    const group = groups.get(key) ?? { at: [], lines: [], all: 0, known: 0 }
    group.all += 1
    if (isShort(line) || taken.has(at)) {
      group.at.push(at)
      group.lines.push(line)
    }
    if (knownAt.has(at)) group.known += 1
    groups.set(key, group)
  }
  const strengths = [...groups.values()]
    .filter(({ lines }) => lines.length > 1)
    .map(({ lines }) => prominence(firstOf(lines), body))
  const heads = known.map(({ at }) => itemAt(lines, at))
  const gaps = medianOf(lines.map(({ gap }) => Math.min(gap, 3)))
  const first = known.reduce((least, { at }) => Math.min(least, at), lines.length)
  const headStrength = medianOf(heads.map((head) => prominence(head, body)))
  const headGap = medianOf(heads.map(({ gap }) => Math.min(gap, 3)))
  const headsBy = byColumn(heads)
  const toldOf = new Map<Group, Told>()
  return lines.flatMap((line, at) => {
    if ((at < HEAD_LINES && !line.line.framed) || taken.has(at) || !isShort(line)) return []
    const group = groups.get(groupOf(line))
    if (!group) return []
    const told = toldOf.get(group) ?? tell(group, lines)
    toldOf.set(group, told)
    const others = group.lines.length - 1
    const next = lines[at + 1]
    const before = lines[at - 1]
    const strength = prominence(line, body)
    const inColumn = headsBy.get(columnOf(line)) ?? []
    const edges = (
      inColumn.length > 0
        ? inColumn
        : (told.columns.get(columnOf(line)) ?? []).filter((other) => other !== line)
    ).slice(0, EDGES_MOST)
    const share = (count: number, of: number): number => (of === 0 ? -1 : Math.round((100 * count) / of))
    const odds = clipped(headingOdds(line.text))
    const look = [
      odds,
      others === 0 ? -MOST_ODDS : mean(told.odds - odds, others),
      Math.min(group.lines.length, FEW),
      share(group.lines.length, group.all),
      Math.min(group.known, FEW),
      share(group.known, group.lines.length),
      share(group.known, known.length),
      Math.min(known.length, FEW),
      tenths(strength),
      heads.length === 0 ? -100 : tenths(strength - headStrength),
      strengths.filter((other) => other > strength + 0.1).length,
      share(group.lines.length, lines.length),
      tenths(Math.min(line.gap, 3)),
      tenths(Math.min(line.gap, 3) - gaps),
      heads.length === 0 ? -100 : tenths(Math.min(line.gap, 3) - headGap),
      tenths(Math.min(line.gap, 3) - told.gap),
      tenths(told.gap - gaps),
      next === undefined ? -100 : tenths(Math.min(next.gap, 3) - Math.min(line.gap, 3)),
      share(told.followed, group.at.length),
      share(told.stacked, group.at.length),
      next?.dated ? 1 : 0,
      next === undefined ? 2 : next.style === line.style ? 1 : 0,
      before === undefined ? 2 : before.style === line.style ? 1 : 0,
      next === undefined ? -10 : tenths(prominence(next, body)),
      next?.line.bullet !== undefined ? 1 : 0,
      next !== undefined && tellsContact(next) ? 1 : 0,
      wordCount(line.text),
      line.text.length,
      mean(told.letters - line.text.length, others),
      Math.min(at, 6),
      at < first ? 1 : 0,
      Math.min(lines.length - at, 6),
      /[,:;()|–—-]/.test(line.text) ? 1 : 0,
      /\d/.test(line.text) ? 1 : 0,
      share(edges.filter((other) => sharesEdge(line, other)).length, edges.length),
      Math.min(inColumn.length, FEW),
      Math.min(told.columns.size, FEW),
      line.caps ? 1 : 0,
      line.line.bold ? 1 : 0,
      line.line.outline ?? 9,
      next === undefined || next.line.column !== line.line.column || next.line.page !== line.line.page
        ? 1
        : 0,
      told.apart,
      ...spansOf(line.text),
    ]
    return [{ at, look }]
  })
}

const tell = ({ at, lines }: Group, all: Prepared[]): Told => ({
  odds: sumOf(lines.map(({ text }) => clipped(headingOdds(text)))),
  letters: sumOf(lines.map(({ text }) => text.length)),
  followed: at.filter((one) => all[one + 1]?.dated).length,
  stacked: at.filter((one) => all[one + 1]?.style === all[one]?.style).length,
  gap: medianOf(lines.map(({ gap }) => Math.min(gap, 3))),
  apart: distance(at),
  columns: byColumn(lines),
})

const byColumn = (lines: Prepared[]): Map<string, Prepared[]> => {
  const columns = new Map<string, Prepared[]>()
  for (const line of lines) {
    const column = columns.get(columnOf(line))
    if (column) column.push(line)
    else columns.set(columnOf(line), [line])
  }
  return columns
}

/** No column of a page has more lines than this that may head something. */
const EDGES_MOST = 500

const LEAST = -3000

/** What the letters tell of a part of an entry, and of a label. */
const spansOf = (text: string): number[] => {
  const { title, company, school, degree, label } = spanScores(text)
  return [Math.max(LEAST, title, company, school, degree), Math.max(LEAST, label)]
}

const clipped = (odds: number): number => Math.max(-MOST_ODDS, Math.min(MOST_ODDS, odds))
const tenths = (value: number): number => Math.round(value * 10)
const mean = (sum: number, of: number): number => (of === 0 ? 0 : Math.round(sum / of))
const sumOf = (values: number[]): number => values.reduce((sum, one) => sum + one, 0)
const medianOf = (values: number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0

/** The least number of lines from one to the next. */
const distance = (at: number[]): number =>
  at
    .slice(1)
    .reduce((least, one, before) => Math.min(least, one - itemAt(at, before)), at.length < 2 ? 99 : Infinity)

const SAME_EDGE = 3
const sharesEdge = ({ line }: Prepared, { line: other }: Prepared): boolean =>
  Math.abs(line.x - other.x) < SAME_EDGE ||
  Math.abs(line.x + line.width - other.x - other.width) < SAME_EDGE ||
  Math.abs(line.x + line.width / 2 - other.x - other.width / 2) < SAME_EDGE

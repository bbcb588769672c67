import { spanScores } from '#shared/learn/spans.ts'
import { firstOf, itemAt } from '#shared/lists.ts'
import { tellsContact } from '../headline.ts'
import { headingOdds } from '../learned-heading.ts'
import { type Prepared, wordCount } from '../prepared.ts'
import { type Body, type Candidate, MAX_WORDS, prominence, SENTENCE_END } from './candidates.ts'

// How a line is set among the others, in numbers: what tells a heading apart when nobody knows its words.

/** A line that may head a section though nobody knows its words, and what its setting is. */
export interface Looked {
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
    if (known.some((one) => one.at === at)) group.known += 1
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
  return lines.flatMap((line, at) => {
    if ((at < HEAD_LINES && !line.line.framed) || taken.has(at) || !isShort(line)) return []
    const group = groups.get(groupOf(line))
    if (!group) return []
    const others = group.lines.filter((other) => other !== line)
    const next = lines[at + 1]
    const before = lines[at - 1]
    const strength = prominence(line, body)
    const inColumn = heads.filter((head) => columnOf(head) === columnOf(line))
    const edges =
      inColumn.length > 0 ? inColumn : others.filter((other) => columnOf(other) === columnOf(line))
    const share = (count: number, of: number): number => (of === 0 ? -1 : Math.round((100 * count) / of))
    const followed = group.at.filter((one) => lines[one + 1]?.dated).length
    const stacked = group.at.filter((one) => lines[one + 1]?.style === line.style).length
    const gapsOf = group.lines.map(({ gap }) => Math.min(gap, 3))
    const look = [
      clipped(headingOdds(line.text)),
      others.length === 0 ? -MOST_ODDS : mean(others.map(({ text }) => clipped(headingOdds(text)))),
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
      tenths(Math.min(line.gap, 3) - medianOf(gapsOf)),
      tenths(medianOf(gapsOf) - gaps),
      next === undefined ? -100 : tenths(Math.min(next.gap, 3) - Math.min(line.gap, 3)),
      share(followed, group.at.length),
      share(stacked, group.at.length),
      next?.dated ? 1 : 0,
      next === undefined ? 2 : next.style === line.style ? 1 : 0,
      before === undefined ? 2 : before.style === line.style ? 1 : 0,
      next === undefined ? -10 : tenths(prominence(next, body)),
      next?.line.bullet !== undefined ? 1 : 0,
      next !== undefined && tellsContact(next) ? 1 : 0,
      wordCount(line.text),
      line.text.length,
      Math.round(mean(others.map(({ text }) => text.length))),
      Math.min(at, 6),
      at < first ? 1 : 0,
      Math.min(lines.length - at, 6),
      /[,:;()|–—-]/.test(line.text) ? 1 : 0,
      /\d/.test(line.text) ? 1 : 0,
      share(edges.filter((other) => sharesEdge(line, other)).length, edges.length),
      Math.min(inColumn.length, FEW),
      Math.min(new Set(group.lines.map(columnOf)).size, FEW),
      line.caps ? 1 : 0,
      line.line.bold ? 1 : 0,
      line.line.outline ?? 9,
      next === undefined || next.line.column !== line.line.column || next.line.page !== line.line.page
        ? 1
        : 0,
      distance(group.at),
      ...spansOf(line.text),
    ]
    return [{ at, look }]
  })
}

const LEAST = -3000

/** What the letters tell of a part of an entry, and of a label. */
const spansOf = (text: string): number[] => {
  const { title, company, school, degree, label } = spanScores(text)
  return [Math.max(LEAST, title, company, school, degree), Math.max(LEAST, label)]
}

const clipped = (odds: number): number => Math.max(-MOST_ODDS, Math.min(MOST_ODDS, odds))
const tenths = (value: number): number => Math.round(value * 10)
const mean = (values: number[]): number =>
  values.length === 0 ? 0 : Math.round(values.reduce((sum, one) => sum + one, 0) / values.length)
const medianOf = (values: number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0

/** The least number of lines from one to the next. */
const distance = (at: number[]): number =>
  at.length < 2 ? 99 : Math.min(...at.slice(1).map((one, before) => one - itemAt(at, before)))

const SAME_EDGE = 3
const sharesEdge = ({ line }: Prepared, { line: other }: Prepared): boolean =>
  Math.abs(line.x - other.x) < SAME_EDGE ||
  Math.abs(line.x + line.width - other.x - other.width) < SAME_EDGE ||
  Math.abs(line.x + line.width / 2 - other.x - other.width / 2) < SAME_EDGE

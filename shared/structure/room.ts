import type { Line } from '#shared/schema/document.ts'
import { leastOf, mostOf } from './extent.ts'
import type { Prepared } from './prepared.ts'

// How much room a line leaves to the edge of its column: what was broken by the page's width and what ended by itself.

interface Edges {
  left: number
  right: number
  /** Several lines end there: one alone may be no more than the longest. */
  isTold: boolean
}

/** Which stretch of print a line is set in: a head over two columns is as wide as the page, a column beside another is not. */
const columnsOf = (lines: Line[]): ((line: Line) => string) => {
  const spans = new Map<number, Map<number, { top: number; foot: number }>>()
  for (const { page, column, y } of lines) {
    const columns = spans.get(page) ?? new Map<number, { top: number; foot: number }>()
    const known = columns.get(column)
    columns.set(column, { top: Math.min(known?.top ?? y, y), foot: Math.max(known?.foot ?? y, y) })
    spans.set(page, columns)
  }
  return ({ page, column, y, height }) => {
    const others = [...(spans.get(page) ?? [])].filter(([other]) => other !== column)
    const isBeside = others.some(([, { top, foot }]) => y > top - height && y < foot + height)
    return `${page}|${column}|${isBeside}`
  }
}

/** Lines that begin at one point begin at an edge: beside a gutter the text has its own. */
const BEGIN_ALIKE = 4
/** Points: lines that end so near each other end at one edge. */
export const END_ALIKE = 12

/** The edges of the stretch that a line stands in, as its widest lines show them. */
export const edgesOf = (lines: Line[]): ((line: Line) => Edges) => {
  const columnOf = columnsOf(lines)
  const stretches = new Map<string, Line[]>()
  for (const line of lines) {
    const key = columnOf(line)
    const known = stretches.get(key)
    if (known) known.push(line)
    else stretches.set(key, [line])
  }
  const edges = new Map([...stretches].map(([key, within]) => [key, stretchOf(within)]))
  return (line) =>
    edges.get(columnOf(line))?.(line) ?? { left: line.x, right: line.x + line.width, isTold: false }
}

const stretchOf = (lines: Line[]): ((line: Line) => Edges) => {
  const left = leastOf(lines.map(({ x }) => x))
  const right = mostOf(lines.map(({ x, width }) => x + width))
  const isTold = lines.filter(({ x, width }) => right - x - width < END_ALIKE).length > 2
  const begin = new Map<number, number>()
  for (const { x } of lines) begin.set(Math.round(x), (begin.get(Math.round(x)) ?? 0) + 1)
  const isEdge = (x: number): boolean =>
    [-1, 0, 1].reduce((sum, by) => sum + (begin.get(Math.round(x) + by) ?? 0), 0) >= BEGIN_ALIKE
  return ({ x }) => ({ left: isEdge(x) ? x : left, right, isTold })
}

/** Points: an indent so deep is none, the line is set flush right or around the middle. */
const DEEP = 40

/** Of a line that keeps to neither edge, all that is left of its column. */
export const roomOf = ({ x, width }: Line, { left, right }: Pick<Edges, 'left' | 'right'>): number => {
  const behind = right - x - width
  return x - left > DEEP || behind < 1 ? behind + Math.max(0, x - left - DEEP) : behind
}

const WIDE = /[\u2e80-\u9fff\uac00-\ud7af\uff00-\uffef]/
const NARROW = /[iljtfrI.,:;'|!() ]/
const BROAD = /[mwMWOQ@%—]/
const CAPITAL = /\p{Lu}/u

/** In ems, about as wide as a plain font prints it. */
const emsOf = (text: string): number => {
  let ems = 0
  for (const letter of text)
    ems += WIDE.test(letter)
      ? 1
      : NARROW.test(letter)
        ? 0.29
        : BROAD.test(letter)
          ? 0.83
          : CAPITAL.test(letter)
            ? 0.68
            : 0.54
  return ems
}

/** Of the width of a word: fonts differ, and estimates of them. */
const DOUBT = 1.1

/** About how wide the first word of a line and the blank before it are; without blanks a letter may stand alone, or with a sign. */
export const firstWordWidth = ({ text, line }: Prepared): number => {
  const [word = ''] = WIDE.test(text.charAt(0)) ? [text.slice(0, 2)] : text.split(' ')
  return (line.width * emsOf(`${word} `) * DOUBT) / Math.max(1, emsOf(text))
}

/** Whether the next line's first word would still have stood on this one: then the line ended where it was meant to. */
export const hadRoomFor = (above: Prepared, line: Prepared): boolean => above.room > firstWordWidth(line)

/** How much room a line leaves to the widest of those that begin or end where it does: a cell is narrower than its column. */
export const roomInStack = ({ line: { column, x, width } }: Prepared, lines: Prepared[]): number => {
  const [left = [], right = []] = [0, 1].map((share) =>
    lines
      .filter(({ line }) => line.column === column)
      .flatMap(({ line }) =>
        Math.abs(line.x - x + share * (line.width - width)) < ONE_EDGE ? [line.width] : [],
      ),
  )
  const widths = right.length > left.length ? right : left
  const widest = mostOf(widths)
  return widths.filter((other) => widest - other < END_ALIKE).length < STACK ? Infinity : widest - width
}
/** Points. */
const ONE_EDGE = 3
/** Fewer lines show no edge. */
const STACK = 3

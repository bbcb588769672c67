import type { Segment } from '#shared/structure/layout/segment.ts'
import { runInMirror } from '#shared/structure/mirror.ts'
import type { Glyph } from './glyphs.ts'
import type { Piece, Sign } from './piece.ts'

// A page shows Hebrew and Arabic as they are seen, from the right: here a piece comes into the order it is read in.
// After Unicode Standard Annex 9, as far as one line of a resume needs it: words of the other direction and numbers
// keep their own order, brackets change sides.

type Kind = 'right' | 'left' | 'number' | 'joint' | 'unit' | 'other' | 'blank'
interface Item {
  kind: Kind
  sign?: Sign
}

const RIGHT = /^[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/
const LETTER = /^\p{L}/u
const NUMBER = /^\p{Nd}/u
/** What stands inside a number, a date or a telephone number. */
const JOINT = /^[.,:/+-]$/
/** What stands beside a number keeps its side there between Hebrew words, and follows the words between Arabic ones. */
const UNIT = /^[%‰°#$€£¥₪]$/
const ARABIC = /^[\u0600-\u08ff\ufb50-\ufdff\ufe70-\ufefc]/
/** Marks of the direction, which nobody sees. */
const MARK = /^[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]$/
const MIRRORED: Record<string, string> = {
  '(': ')',
  ')': '(',
  '[': ']',
  ']': '[',
  '«': '»',
  '»': '«',
}

const kindOf = (text: string): Kind => {
  if (NUMBER.test(text)) return 'number'
  if (RIGHT.test(text)) return 'right'
  if (LETTER.test(text)) return 'left'
  if (UNIT.test(text)) return 'unit'
  return JOINT.test(text) ? 'joint' : 'other'
}

/** A page that begins at the right. */
export const isFromRight = (glyphs: Glyph[]): boolean => {
  const right = glyphs.filter(({ text }) => RIGHT.test(text)).length
  return right > 0 && right > glyphs.filter(({ text }) => kindOf(text) === 'left').length
}

/** What the layout is found from begins at the left then, as it does elsewhere. */
export const inMirror = (segment: Segment, width: number): Segment => ({
  ...segment,
  x0: width - segment.x1,
  x1: width - segment.x0,
  runs: segment.runs.map((run) => runInMirror(run, width)),
})

/** `fromRight`: of a page that begins there. */
export const inReadingOrder = (piece: Piece, fromRight = false): Piece => {
  const isRight = piece.signs.some(({ text }) => RIGHT.test(text))
  if (!isRight && !(fromRight && endsBeforeItBegins(piece))) return piece
  const isArabic = piece.signs.some(({ text }) => ARABIC.test(text))
  const items: Item[] = piece.signs.flatMap((sign, at) => {
    const kind = kindOf(sign.text)
    return [
      ...(piece.blankBefore[at] ? [{ kind: 'blank' as const }] : []),
      ...(MARK.test(sign.text) ? [] : [{ kind: isArabic && kind === 'unit' ? 'other' : kind, sign }]),
    ]
  })
  const count = (kind: Kind) => items.filter((item) => item.kind === kind).length
  const turned = fromRight || count('right') > count('left') ? fromTheRight(items) : withRightParts(items)
  const read = CLOSED_FIRST.test(turned.map(({ sign }) => sign?.text ?? '').join(''))
    ? turned.map(mirrored)
    : turned
  return {
    ...piece,
    signs: read.flatMap(({ sign }) => sign ?? []),
    blankBefore: read.flatMap(({ sign }, at) => (sign ? [read[at - 1]?.kind === 'blank'] : [])),
  }
}

/** Some writers say of a bracket what it looks like, others what it is. */
const CLOSED_FIRST = /^[^()]*\)[^()]*\([^()]*$/

/** `04/2018 – 09/2013`: a time that is read from the right. */
const endsBeforeItBegins = ({ signs, blankBefore }: Piece): boolean => {
  const [start, end, ...more] = signs
    .map(({ text }, at) => (text === '-' && blankBefore[at] && blankBefore[at + 1] ? '–' : text))
    .join('')
    .split(/[–—]/)
  return start !== undefined && end !== undefined && more.length === 0 && dayOf(start) > dayOf(end)
}

const dayOf = (date: string): string =>
  /^[\d./]+$/.test(date)
    ? date
        .split(/[./]/)
        .sort((a, b) => b.length - a.length)
        .join()
    : ''

/** A line of the left with words of the right in it. */
const withRightParts = (items: Item[]): Item[] => {
  const read: Item[] = []
  for (let at = 0; at < items.length; ) {
    const isRight = items[at]?.kind === 'right'
    const end = isRight ? lastOf(items, at, 'right', 'left') + 1 : at + 1
    const part = items.slice(at, end)
    for (const item of isRight ? fromTheRight(part) : part) read.push(item)
    at = end
  }
  return read
}

/** The other way round, but for what runs from the left in it. */
const fromTheRight = (items: Item[]): Item[] => {
  const turned = items.toReversed()
  const read: Item[] = []
  for (let at = 0; at < turned.length; ) {
    const end = endOfLeft(turned, at)
    const part = turned.slice(at, end)
    for (const item of part.length > 1 ? part.reverse() : part.map(mirrored)) read.push(item)
    at = end
  }
  return read
}

/** The last of this kind from here on, before one of that kind comes. */
const lastOf = (items: Item[], from: number, kind: Kind, before: Kind): number => {
  let last = from
  for (let at = from; at < items.length && items[at]?.kind !== before; at += 1)
    if (items[at]?.kind === kind) last = at
  return last
}

/** Behind what runs from the left, if that begins here: numbers right beside a word are part of it, as in `P6`. */
const endOfLeft = (turned: Item[], from: number): number => {
  const kind = turned[from]?.kind
  const isNumber = kind === 'number' || (kind === 'unit' && turned[from + 1]?.kind === 'number')
  if (kind !== 'left' && !isNumber) return from + 1
  const number = isNumber ? numberEnd(turned, from) : from
  if (isNumber && turned[number + 1]?.kind !== 'left') return number + 1
  const last = lastOf(turned.slice(0, endOfName(turned, from)), from, 'left', 'right')
  return (turned[last + 1]?.kind === 'number' ? numberEnd(turned, last + 1) : last) + 1
}

/** A comma that stands on the left of a word, with a blank before it, ends a name of a list from the right. */
const endOfName = (turned: Item[], from: number): number => {
  const at = turned.findIndex(
    ({ sign }, index) =>
      index > from &&
      /^[,;،؛]$/.test(sign?.text ?? '') &&
      turned[index - 1]?.kind !== 'blank' &&
      turned[index + 1]?.kind === 'blank',
  )
  return at < 0 ? turned.length : at
}

/** Groups of a telephone number are one number; a plus belongs to it, and a unit right beside it. */
const numberEnd = (items: Item[], from: number): number => {
  let last = from
  for (let at = from; OF_NUMBERS.has(items[at]?.kind ?? 'other') && !isDash(items, at); at += 1) {
    const { kind, sign } = items[at] ?? {}
    if (kind === 'number' || sign?.text === '+' || (kind === 'unit' && last === at - 1)) last = at
  }
  return last
}
const OF_NUMBERS: ReadonlySet<Kind> = new Set(['number', 'joint', 'unit', 'blank'])

/** `2021 - 2019`: between blanks a hyphen parts two numbers, each of which stays as it is. */
const isDash = (items: Item[], at: number): boolean =>
  items[at]?.sign?.text === '-' && items[at - 1]?.kind === 'blank' && items[at + 1]?.kind === 'blank'

const mirrored = (item: Item): Item => {
  const other = item.sign && MIRRORED[item.sign.text]
  return item.sign && other ? { ...item, sign: { ...item.sign, text: other } } : item
}

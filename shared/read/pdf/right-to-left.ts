import type { Piece, Sign } from './piece.ts'

// A page shows Hebrew and Arabic as they are seen, from the right: here a piece comes into the order it is read in.
// After Unicode Standard Annex 9, as far as one line of a resume needs it: words of the other direction and numbers
// keep their own order, brackets change sides.

type Kind = 'right' | 'left' | 'number' | 'joint' | 'other' | 'blank'
interface Item {
  kind: Kind
  sign?: Sign
}

const RIGHT = /^[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/
const LETTER = /^\p{L}/u
const NUMBER = /^\p{Nd}/u
/** What stands inside a number, a date or a telephone number. */
const JOINT = /^[.,:/+-]$/
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
  return JOINT.test(text) ? 'joint' : 'other'
}

export const inReadingOrder = (piece: Piece): Piece => {
  if (!piece.signs.some(({ text }) => RIGHT.test(text))) return piece
  const items: Item[] = piece.signs.flatMap((sign, at) => [
    ...(piece.blankBefore[at] ? [{ kind: 'blank' as const }] : []),
    { kind: kindOf(sign.text), sign },
  ])
  const count = (kind: Kind) => items.filter((item) => item.kind === kind).length
  const read = count('right') > count('left') ? fromTheRight(items) : withRightParts(items)
  return {
    ...piece,
    signs: read.flatMap(({ sign }) => sign ?? []),
    blankBefore: read.flatMap(({ sign }, at) => (sign ? [read[at - 1]?.kind === 'blank'] : [])),
  }
}

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
    const kind = turned[at]?.kind
    const end =
      kind === 'left' || kind === 'number'
        ? (kind === 'number' ? numberEnd(turned, at) : lastOf(turned, at, 'left', 'right')) + 1
        : at + 1
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

const numberEnd = (items: Item[], from: number): number => {
  let last = from
  for (let at = from; items[at]?.kind === 'number' || items[at]?.kind === 'joint'; at += 1)
    if (items[at]?.kind === 'number') last = at
  return last
}

const mirrored = (item: Item): Item => {
  const other = item.sign && MIRRORED[item.sign.text]
  return item.sign && other ? { ...item, sign: { ...item.sign, text: other } } : item
}

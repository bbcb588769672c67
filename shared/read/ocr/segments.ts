import { groupsOf } from '#shared/lists.ts'
import type { Run } from '#shared/schema/document.ts'
import type { Segment } from '#shared/structure/layout/segment.ts'
import { normalText } from '../normal-text.ts'
import { BOLD_FROM, boldWords } from './bold-words.ts'
import { withDots } from './dots.ts'
import type { Gray } from './gray.ts'
import { bulletBefore, emOf, middle, strokeOf } from './letters.ts'
import type { RecognizedLine, RecognizedWord } from './recognizer.ts'

// Recognized words → segments as the layout takes them: cut where the gap is wide, with sizes and weight measured.

const GAPS = {
  /** In ems: recognition gives the ink's edges, a little further apart than a font's advances. */
  cut: 1.1,
} as const

const SURE = {
  /** A sign that is no letter and that recognition itself doubts is a speck, an icon or a rule. */
  speck: 0.6,
  /** Nothing is left of a word below this. */
  word: 0.12,
} as const

/** A size within so much of a more frequent one is that one: letters are measured to a pixel. */
const SAME_SIZE = 0.075
interface Piece {
  words: RecognizedWord[]
  em: number
  base: number
  stroke: number
  bullet: boolean
}

/** `scale` is points per pixel. */
export const segmentsOfWords = (picture: Gray, lines: RecognizedLine[], scale: number): Segment[] => {
  const pieces = lines.flatMap((line) => piecesOf(picture, line))
  const ems = commonSizes(pieces)
  const usual = usualStroke(pieces)
  return pieces.flatMap((piece, at) => {
    const em = ems[at] ?? piece.em
    const bold = boldWords(picture, piece.words, em * usual, piece.stroke / em > BOLD_FROM * usual)
    const segment = segmentOf(piece, em, bold, scale)
    return segment.text === '' ? [] : [segment]
  })
}

const piecesOf = (picture: Gray, line: RecognizedLine): Piece[] => {
  const em = emOf(line)
  const sure = [...line.words].sort((a, b) => a.x0 - b.x0).filter((word) => word.confidence > SURE.word)
  const words = withDots(picture, sure, (pair) => baseAt(line, pair), em)
  const groups = groupsOf(
    words,
    ({ x0 }, group) => x0 - Math.max(...group.map(({ x1 }) => x1)) <= GAPS.cut * em,
  )
  return groups.flatMap((group) => {
    const base = baseAt(line, group)
    const { kept, bullet } = withoutMarks(picture, group, base, em)
    if (kept.length === 0) return []
    const own = kept.length === line.words.length ? em : emOf({ ...line, words: kept })
    const letters = kept.filter(({ text }) => /[\p{L}\d]/u.test(text))
    const stroke = middle(letters.map((word) => strokeOf(picture, word))) ?? 0
    return [{ words: kept, em: Number.isFinite(own) ? own : em, base, stroke, bullet }]
  })
}

const baseAt = ({ baseline }: RecognizedLine, words: RecognizedWord[]): number => {
  const x = ((words[0]?.x0 ?? 0) + (words.at(-1)?.x1 ?? 0)) / 2
  const { x0, y0, x1, y1 } = baseline
  return x1 > x0 ? y0 + ((y1 - y0) * (x - x0)) / (x1 - x0) : y0
}

/** The words without what stands in front of them as a bullet or an icon. */
const withoutMarks = (picture: Gray, words: RecognizedWord[], base: number, em: number) => {
  let kept = words
  let bullet = false
  const [first, second] = words
  if (first && second) {
    const spot = bulletBefore(picture, { x0: second.x0, base, em })
    if (spot && spot.x0 <= first.x1 && [...first.text].length <= 2) {
      kept = words.slice(1)
      bullet = true
    } else if (isMark(first)) {
      kept = words.slice(1)
    }
  }
  const head = kept[0]
  if (head && !bullet && bulletBefore(picture, { x0: head.x0, base, em })) bullet = true
  return { kept: kept.filter((word) => !isSpeck(word)), bullet }
}

/** Icons come out as one or two signs, or as a letter that recognition itself doubts. */
const isMark = ({ text, confidence }: RecognizedWord): boolean =>
  [...text].length <= 2 && !/^[\p{L}\d&+#•(–—-]/u.test(text) && confidence < 0.9

/** A dash between two dates is small, and doubted for it. */
const isSpeck = ({ text, confidence }: RecognizedWord): boolean =>
  !/[\p{L}\d–—-]/u.test(text) && confidence < SURE.speck

/** The most frequent sizes draw those near them: a line is set in one size, whichever letters it has. */
const commonSizes = (pieces: Piece[]): number[] => {
  const found: number[] = []
  const order = pieces.map((piece, at) => ({ at, em: piece.em, letters: lettersOf(piece) }))
  const weight = (em: number) =>
    order.reduce((sum, other) => sum + (Math.abs(other.em - em) < 0.02 * em ? other.letters : 0), 0)
  const byWeight = order
    .map((entry) => ({ ...entry, weight: weight(entry.em) }))
    .sort((a, b) => b.weight - a.weight || b.letters - a.letters || a.at - b.at)
  const sizes: number[] = []
  for (const { at, em } of byWeight) {
    const known = sizes.find((size) => Math.abs(size - em) <= SAME_SIZE * size)
    if (known === undefined) sizes.push(em)
    found[at] = known ?? em
  }
  return found
}

const lettersIn = (words: RecognizedWord[]): number => words.reduce((sum, { text }) => sum + text.length, 0)
const lettersOf = ({ words }: Piece): number => lettersIn(words)

/** The stroke most letters have, for the size they have. */
const usualStroke = (pieces: Piece[]): number => {
  const weighted = pieces.flatMap((piece) =>
    piece.stroke > 0 ? Array.from({ length: lettersOf(piece) }, () => piece.stroke / piece.em) : [],
  )
  return middle(weighted) ?? 1
}

const segmentOf = (piece: Piece, em: number, bold: boolean[], scale: number): Segment => {
  const { words, base, bullet } = piece
  const size = round(em * scale)
  const top = round(base * scale - 0.78 * size)
  const runs: Run[] = words.map(({ text, confidence, x0, x1 }, at) => ({
    text: spelled(text) + (at < words.length - 1 ? ' ' : ''),
    x: round(x0 * scale),
    y: top,
    width: round((x1 - x0) * scale),
    height: size,
    size,
    font: '',
    bold: bold[at] ?? false,
    italic: false,
    confidence: round(confidence),
  }))
  return {
    x0: runs[0]?.x ?? 0,
    x1: round((words.at(-1)?.x1 ?? 0) * scale),
    y0: top,
    y1: round(top + size),
    base: round(base * scale),
    size,
    text: words.map(({ text }) => spelled(text)).join(' '),
    bold: 2 * lettersIn(words.filter((_, at) => bold[at])) > lettersIn(words),
    runs,
    turned: 0,
    hidden: '',
    dotted: bullet,
    doubled: false,
  }
}

/** One long dash may come out as two of different lengths. */
const spelled = (text: string): string =>
  normalText(text.replace(/[–—-]+/gu, (dash) => (dash.includes('—') ? '—' : dash.includes('–') ? '–' : dash)))

const round = (value: number): number => Math.round(value * 100) / 100

import { takeBullet } from '#shared/read/bullets.ts'
import type { Span } from '../outline.ts'
import { inSeenOrder, keepsItsOrder, type Level, levelsOf, runsFromTheRight } from './bidi.ts'
import { breakable } from './breakable.ts'
import type { SetFace } from './families.ts'
import type { Shelf } from './shelf.ts'

// Spans of text → lines no wider than the column. Words stay whole; what is wider than a line is broken after the
// signs at which addresses can be read on, and in the last resort anywhere.

/** A stretch of one font and one direction on one line. */
export interface Fragment {
  text: string
  file: string
  face: SetFace
  span: Span
  /** Odd where its letters run from the right. */
  level: Level
  /** From the line's start, in points. */
  x: number
  width: number
}

export interface SetLine {
  /** In the order they are read in; `x` is where each is seen. */
  fragments: Fragment[]
  width: number
  /** It was broken at a space, which is not set. */
  atSpace?: boolean
}

export interface Setting {
  face: SetFace
  size: number
  /** In points. */
  tracking: number
  /** Whole spans move to the next line rather than break: contact fields, the items of a list. */
  whole: boolean
  /** The page runs from the right. */
  fromRight?: boolean
}

interface Piece {
  text: string
  span: Span
  face: SetFace
  width: number
  /** Nothing is lost when a line ends after it. */
  canEnd: boolean
}

const breakAfter = /(?<=[/?&=_.\-–—])(?=[^\s/?&=_.\-–—])/u

/** A last line shorter than this share of the column looks lost. */
const lostLine = 0.12
const narrower = [0.97, 0.94, 0.91, 0.88]

/** While one writes, all paragraphs but one are the same as a keystroke ago. */
const known = new Map<string, SetLine[]>()
const KNOWN_MAX = 5000

/** Lines of text, drawn in a little where that saves a last line of one short word. */
export function breakParagraph(spans: Span[], limit: number, setting: Setting, shelf: Shelf): SetLine[] {
  const key = JSON.stringify([shelf.name, limit, setting, spans])
  const before = known.get(key)
  if (before) return before
  const lines = brokenWell(spans, limit, setting, shelf)
  // A character without a shape is told each time: such a text is set each time.
  if (shelf.missing().length > 0) return lines
  if (known.size >= KNOWN_MAX) known.clear()
  known.set(key, lines)
  return lines
}

function brokenWell(spans: Span[], limit: number, setting: Setting, shelf: Shelf): SetLine[] {
  const lines = breakLines(spans, limit, setting, shelf)
  const isLost = (found: SetLine[]) => found.length > 1 && (found.at(-1)?.width ?? 0) < limit * lostLine
  if (!isLost(lines)) return lines
  for (const share of narrower) {
    const other = breakLines(spans, limit * share, setting, shelf)
    if (other.length === lines.length && !isLost(other)) return other
  }
  return lines
}

export function breakLines(spans: Span[], limit: number, setting: Setting, shelf: Shelf): SetLine[] {
  const lines: Piece[][] = []
  let line: Piece[] = []
  let width = 0
  const flush = () => {
    const kept = trimmed(line)
    if (kept.length > 0) lines.push(kept)
    line = []
    width = 0
  }
  for (const word of wordsOf(spans, setting, shelf)) {
    const needed = sum(word) - trailingSpace(word, setting, shelf)
    if (width + needed > limit && line.length > 0) flush()
    if (needed <= limit) {
      line.push(...word)
      width += sum(word)
      continue
    }
    for (const piece of word.flatMap((one) => shattered(one, limit, setting, shelf))) {
      if (width + piece.width > limit && line.length > 0 && !OUR_SIGN.test(piece.text)) flush()
      line.push(piece)
      width += piece.width
    }
  }
  flush()
  return lines.map((pieces) => setLine(pieces, setting, shelf))
}

/** Between the items of a list: no line begins with it. */
const OUR_SIGN = /^[,;] ?$/u

/** Of an item that moves whole, its label is a part. */
const LABEL_END = /[:：] $/u

/** Nor is its aside set apart from it: `Arabic (fluent)`. */
const OPENS_ASIDE = /^ \($/

/** Words as groups of pieces that must stay together: a bold word with the comma behind it is one. */
function wordsOf(spans: Span[], setting: Setting, shelf: Shelf): Piece[][] {
  const words: Piece[][] = []
  let word: Piece[] = []
  for (const span of spans) {
    const face = faceOf(span, setting)
    const isWhole = setting.whole && (span.path || OPENS_ASIDE.test(span.text))
    const parts = isWhole ? [span.text] : breakable(span.text)
    for (const [at, text] of parts.entries()) {
      const leads = setting.whole && !span.path && LABEL_END.test(text)
      const canEnd = (text.endsWith(' ') || at < parts.length - 1) && !leads
      word.push(piece(text, span, face, canEnd, setting, shelf))
      if (canEnd) {
        words.push(word)
        word = []
      }
    }
  }
  if (word.length > 0) words.push(word)
  return words.reduce<Piece[][]>((kept, next) => {
    const last = kept.at(-1)
    if (last && leansBack(textOf(next))) last.push(...next)
    else kept.push(next)
    return kept
  }, [])
}

/** At the beginning of a line it would be read as the mark of a list, or belongs to the number before: it stays with the word before. */
const leansBack = (word: string): boolean =>
  takeBullet(`${word.trim()} word`).bullet !== undefined || /^[%‰€°][.,;:)]?\s*$/u.test(word)

const textOf = (word: Piece[]): string => word.map((one) => one.text).join('')

const faceOf = (span: Span, setting: { face: SetFace }): SetFace =>
  span.strong ? 'strong' : span.italic ? 'italic' : setting.face

function piece(
  text: string,
  span: Span,
  face: SetFace,
  canEnd: boolean,
  setting: Setting,
  shelf: Shelf,
): Piece {
  const width = shelf
    .runs(face, text, span)
    .reduce((total, run) => total + runWidth(run.text, run.file, setting, shelf), 0)
  return { text, span, face, width, canEnd }
}

function runWidth(text: string, file: string, setting: Setting, shelf: Shelf): number {
  let thousandths = 0
  for (const part of text.split(/(?<= )/u)) thousandths += shelf.width(file, part)
  return (thousandths * setting.size) / 1000 + setting.tracking * [...text].length
}

function shattered(one: Piece, limit: number, setting: Setting, shelf: Shelf): Piece[] {
  const make = (text: string) => piece(text, one.span, one.face, true, setting, shelf)
  return one.text
    .split(/(?<= )/u)
    .flatMap((text) => text.split(breakAfter))
    .flatMap((text) => (make(text).width <= limit ? [text] : [...text]))
    .map(make)
}

function trailingSpace(word: Piece[], setting: Setting, shelf: Shelf): number {
  const last = word.at(-1)
  if (!last?.text.endsWith(' ')) return 0
  return last.width - piece(last.text.trimEnd(), last.span, last.face, false, setting, shelf).width
}

/** No line begins or ends with a space or a separator of ours. */
function trimmed(line: Piece[]): Piece[] {
  const isGap = (one: Piece | undefined) =>
    one !== undefined &&
    (one.text.trim() === '' || (!one.span.path && !one.span.strong && /^[\s·|]*$/u.test(one.text)))
  const kept = [...line]
  while (isGap(kept[0])) kept.shift()
  while (isGap(kept.at(-1))) kept.pop()
  return kept
}

function setLine(pieces: Piece[], setting: Setting, shelf: Shelf): SetLine {
  const runs = pieces.flatMap(({ text, face, span }, index) =>
    shelf
      .runs(face, index === pieces.length - 1 ? text.trimEnd() : text, span)
      .map((run) => ({ ...run, face, span })),
  )
  const base = setting.fromRight ? 1 : 0
  const isMixed = base === 1 || runs.some(({ text }) => runsFromTheRight(text))
  const apart = runs.map(({ span }) => base === 1 && keepsItsOrder(span))
  const levels = isMixed ? levelsOfRuns(runs, apart, base) : []
  const read: Omit<Fragment, 'x'>[] = []
  let at = 0
  for (const { text, file, face, span } of runs)
    for (const stretch of isMixed ? sameLevel(text, levels, at) : [{ text, level: 0 }]) {
      at += [...stretch.text].length
      const width = runWidth(stretch.text, file, setting, shelf)
      const last = read.at(-1)
      if (last && last.span === span && last.file === file && last.level === stretch.level) {
        last.text += stretch.text
        last.width += width
      } else read.push({ ...stretch, file, face, span, width })
    }
  const atSpace = pieces.at(-1)?.text.endsWith(' ') ?? false
  return { ...placedInLine(read), atSpace }
}

/** For what is around it, a run that keeps its own order is one thing of no direction. */
const ONE_THING = '\ufffc'

function levelsOfRuns(runs: { text: string }[], apart: boolean[], base: 0 | 1): Level[] {
  const letters = runs.map(({ text }) => [...text])
  const levels = levelsOf(
    letters.flatMap((own, run) => (apart[run] ? own.map(() => ONE_THING) : own)),
    base,
  )
  let at = 0
  return letters.flatMap((own, run) => {
    at += own.length
    return apart[run] ? own.map(() => 2) : levels.slice(at - own.length, at)
  })
}

function sameLevel(text: string, levels: Level[], from: number): { text: string; level: Level }[] {
  const stretches: { text: string; level: Level }[] = []
  for (const [at, letter] of [...text].entries()) {
    const level = levels[from + at] ?? 0
    const last = stretches.at(-1)
    if (last?.level === level) last.text += letter
    else stretches.push({ text: letter, level })
  }
  return stretches
}

function placedInLine(read: Omit<Fragment, 'x'>[]): SetLine {
  let x = 0
  const places = new Map(
    inSeenOrder(read).map((fragment) => {
      x += fragment.width
      return [fragment, x - fragment.width]
    }),
  )
  return { fragments: read.map((fragment) => ({ ...fragment, x: places.get(fragment) ?? 0 })), width: x }
}

const sum = (pieces: Piece[]): number => pieces.reduce((total, one) => total + one.width, 0)

import type { Run } from '#shared/schema/document.ts'
import { leastOf, mostOf } from '#shared/structure/extent.ts'
import type { Segment } from '#shared/structure/layout/segment.ts'
import { compatible, DELIBERATE_BLANKS, normalText } from '../normal-text.ts'
import { type Character, characterOf } from './characters.ts'
import { withoutEchoes } from './echoes.ts'
import { familyOf } from './fonts.ts'
import type { Glyph } from './glyphs.ts'
import { cutAtGutters } from './gutters.ts'
import { bulletsAmong, type Led } from './icon-bullets.ts'
import { LOST, withLigatures } from './ligatures.ts'
import type { Bounds } from './matrix.ts'
import { withMeasuredLigatures } from './measured-ligatures.ts'
import type { Piece } from './piece.ts'
import { inReadingOrder } from './right-to-left.ts'
import { withSetAccents } from './set-accents.ts'
import { withStretchedLines } from './stretched.ts'
import { cutAtTags, repeatedGaps } from './tags.ts'
import { inWritingOrder, STEP_BACK } from './writing-order.ts'

// Glyphs → segments: rows of one baseline, cut where the gap is wide, with blanks where there is a gap or a blank glyph.

/** In ems of the text. Tried on TeX, Word, Chromium and the PDF libraries: their blanks are 0.2 to 0.35 wide. */
const GAPS = {
  /** Two glyphs belong to one baseline. */
  baseline: 0.1,
  /** A gap without a blank glyph is a blank from here; kerning stays below. */
  word: 0.17,
  /** A line set too tight for that has its words this far apart at least, when every letter stands by so much nearer. */
  tightWord: 0.1,
  clearOfLetters: 0.07,
  /** …and within one font that writes its blanks, only from here: writers tear words by positioning. */
  wordWhereBlanksAreWritten: 0.25,
  /** A gap that ends the segment, where blanks were written (justified text stretches them) and where not. */
  cutWithBlank: 1.5,
  cut: 0.72,
  /** Letters at least so far apart, throughout, are letter-spaced. */
  letterSpaced: 0.1,
  /** How much wider than the letters' gap the words' gap is in letter-spaced print. */
  letterSpacedWord: 0.16,
} as const

export interface SegmentCounts {
  icons: number
  unknown: number
  /** Drawn, but with nothing to say what it means. */
  lost: number
  letters: number
}

type HiddenOf = (glyph: Glyph) => string

export const segmentsOf = (
  drawn: Glyph[],
  isHidden: HiddenOf,
  linkOf: (x: number, y: number) => string | undefined,
  counts: SegmentCounts,
  boxes: Bounds[] = [],
  dots: Bounds[] = [],
  fromRight = false,
): Segment[] => {
  const whole = withMeasuredLigatures(withSetAccents(drawn))
  const hidden = new Map<Glyph, string>()
  for (const glyph of whole) {
    const why = isHidden(glyph)
    if (why) hidden.set(glyph, why)
  }
  const hiddenOf = (glyph: Glyph): string => hidden.get(glyph) ?? ''
  const glyphs = withoutEchoes(whole, hidden)
  const writesBlanks = fontsThatWriteBlanks(glyphs)
  const segments: Segment[] = []
  const led: Led[] = []
  for (const turned of [0, 90, 180, 270]) {
    const group = glyphs.filter((glyph) => glyph.turned === turned)
    if (group.length === 0) continue
    const lines = withStretchedLines(rowsOf(group).map((row) => piecesOf(row, writesBlanks, counts)))
    const rows = turned === 0 ? cutAtGutters(lines) : lines
    const repeated = repeatedGaps(rows)
    for (const pieces of rows) {
      for (const piece of pieces.flatMap((whole) => cutAtTags(whole, repeated, boxes))) {
        const segment = segmentOf(inReadingOrder(piece, fromRight), turned, hiddenOf, linkOf)
        segment.dotted = isDotted(segment, dots, fromRight)
        if (!segment.text) continue
        segments.push(segment)
        if (piece.icon) led.push({ segment, icon: piece.icon })
      }
    }
  }
  for (const { segment } of bulletsAmong(led)) {
    segment.dotted = true
    counts.icons -= 1
  }
  return segments
}

/** In ems: a drawn bullet is at most so large, and stands so far in front; the spots of a time line are larger. */
const DOT = { size: 0.5, from: 0.25, to: 1.9 }

const isDotted = (segment: Segment, dots: Bounds[], fromRight: boolean): boolean =>
  !segment.bold &&
  !segment.turned &&
  dots.some((dot) => {
    const apart = fromRight ? dot.x0 - segment.x1 : segment.x0 - dot.x1
    return (
      dot.x1 - dot.x0 <= DOT.size * segment.size &&
      apart >= DOT.from * segment.size &&
      apart <= DOT.to * segment.size &&
      (dot.y0 + dot.y1) / 2 > segment.y0 &&
      (dot.y0 + dot.y1) / 2 < segment.y1
    )
  })

/** Fonts by name in which at least every twelfth glyph is a blank. */
const fontsThatWriteBlanks = (glyphs: Glyph[]): Set<string> => {
  const counts = new Map<string, { all: number; blanks: number }>()
  let name: string | undefined
  let count = { all: 0, blanks: 0 }
  for (const { font, text } of glyphs) {
    if (font.name !== name) {
      name = font.name
      count = counts.get(name) ?? { all: 0, blanks: 0 }
      counts.set(name, count)
    }
    count.all += 1
    if (text === ' ' || text === '\u00a0') count.blanks += 1
  }
  return new Set([...counts].filter(([, count]) => count.blanks * 12 >= count.all).map(([name]) => name))
}

/** In ems: print raised or lowered by at most so much, and so near its neighbours, is of their line; letters that are more than one are small. */
const RAISED = { by: 0.5, apart: 0.5, letters: 4, small: 0.85 } as const

/** `LaTeX` as TeX sets it, `12th grade` as Word does: what is drawn between two letters of one line stands on that line, though it is raised or lowered. */
const withRaised = (rows: Glyph[][], drawn: Glyph[]): Glyph[][] => {
  /** By the order of drawing. */
  const rowOf: number[] = []
  for (let at = 0; at < (drawn.at(-1)?.order ?? -1) + 1; at += 1) rowOf.push(-1)
  for (const [at, row] of rows.entries()) for (const { order } of row) rowOf[order] = at
  const moved = new Map<Glyph, Glyph[]>()
  for (let at = 1; at < drawn.length - 1; at += 1) {
    const [before, glyph] = [drawn[at - 1], drawn[at]]
    if (!before || !glyph) continue
    const [rowBefore, own] = [rowOf[before.order] ?? -1, rowOf[glyph.order]]
    if (rowBefore === own) continue
    let end = at + 1
    while (end - at < RAISED.letters && rowOf[drawn[end]?.order ?? -1] === own) end += 1
    const [letters, last, after] = [drawn.slice(at, end), drawn[end - 1], drawn[end]]
    const row = rows[rowBefore]
    if (!row || !last || !after || rowBefore !== rowOf[after.order]) continue
    const isBetween =
      (glyph.x > before.x || glyph.width === 0) &&
      last.x < after.x &&
      letters.every(
        ({ y, size }) =>
          Math.abs(y - before.y) < RAISED.by * before.size &&
          (letters.length === 1 || size < RAISED.small * before.size),
      )
    const gap = RAISED.apart * before.size
    const isNear = glyph.x - before.x - before.width < gap && after.x - last.x - last.width < gap
    if (isBetween && isNear) for (const letter of letters) moved.set(letter, row)
  }
  if (moved.size === 0) return rows
  const to = new Map<Glyph[], Glyph[]>(rows.map((row) => [row, row.filter((glyph) => !moved.has(glyph))]))
  for (const [glyph, row] of moved) to.get(row)?.push(glyph)
  return [...to.values()].filter((row) => row.length > 0)
}

/** `glyphs` as they were drawn. */
const rowsOf = (glyphs: Glyph[]): Glyph[][] => {
  const rows: Glyph[][] = []
  let row: Glyph[] = []
  let base = Number.NEGATIVE_INFINITY
  for (const glyph of glyphs.toSorted((a, b) => a.y - b.y)) {
    if (rows.length === 0 || glyph.y - base > Math.max(0.5, GAPS.baseline * glyph.size)) {
      row = []
      rows.push(row)
      base = glyph.y
    }
    row.push(glyph)
  }
  return withRaised(rows, glyphs).map(inWritingOrder)
}

/** Two blanks are this much wider than one; a mark of direction between words is a blank without width. */
const DOUBLE = 1.5

const piecesOf = (row: Glyph[], writesBlanks: Set<string>, counts: SegmentCounts): Piece[] => {
  const items: { glyph: Glyph; character: Character }[] = []
  for (const glyph of row) items.push({ glyph, character: characterOf(glyph) })
  const pieces: Piece[] = []
  for (const chunk of chunksOf(items)) {
    const spacing = letterSpacing(chunk)
    const tight = spacing ? undefined : tightWordGap(chunk, writesBlanks)
    const usualGap = (glyph: Glyph): number =>
      tight !== undefined && isSetAlike(glyph, tight.set) ? tight.gap : GAPS.word
    let piece: Piece | undefined
    let end = 0
    let last: Glyph | undefined
    let blank = false
    let blankWidth = 0
    let blanks = 0
    let icon: Glyph | undefined
    for (const { glyph, character } of chunk) {
      if (character.is === 'blank') {
        blank = true
        blanks += 1
        blankWidth = glyph.width
      }
      if (character.is === 'icon') {
        counts.icons += 1
        icon = glyph
        blank = true
      }
      if (character.is === 'unknown') counts.unknown += 1
      // The further part of a letter that is drawn in two.
      if (character.is === 'nothing' && glyph.x <= end + GAPS.tightWord * glyph.size)
        end = Math.max(end, glyph.x + glyph.width)
      if (character.is !== 'letter' && character.is !== 'lost') continue
      if (character.is === 'letter') counts.letters += 1
      else counts.lost += 1
      const size = Math.max(glyph.size, 1)
      const gap = glyph.x - end
      const cut = spacing
        ? Math.max(GAPS.cutWithBlank * size, 3.6 * spacing.gap)
        : (blank && blanks < DELIBERATE_BLANKS ? GAPS.cutWithBlank : GAPS.cut) * size
      if (!piece || !last || gap > cut || gap < -STEP_BACK * 2 * size || icon || jumps(last, glyph)) {
        piece = { signs: [], blankBefore: [], icon, spaced: spacing !== undefined, doubled: false }
        pieces.push(piece)
        blank = false
      }
      const torn = last && last.font === glyph.font && writesBlanks.has(glyph.font.name)
      const wordGap = spacing
        ? spacing.gap + Math.max(GAPS.letterSpacedWord * size, 0.4 * spacing.gap)
        : (torn ? GAPS.wordWhereBlanksAreWritten : usualGap(glyph)) * size
      const ignoreBlank = spacing?.spelled && gap < wordGap
      piece.blankBefore.push(piece.signs.length > 0 && ((blank && !ignoreBlank) || gap > wordGap))
      // Beside a bar or a dot the blanks are meant.
      if (
        blanks > 1 &&
        gap > DOUBLE * blankWidth &&
        !spacing &&
        WRITTEN.test(piece.signs.at(-1)?.text ?? '') &&
        character.is === 'letter' &&
        WRITTEN.test(character.text)
      )
        piece.doubled = true
      piece.signs.push({
        glyph,
        text: character.is === 'lost' ? LOST : character.text,
        blank: blank ? blankWidth : 0,
      })
      end = Math.max(piece.signs.length > 1 ? end : Number.NEGATIVE_INFINITY, glyph.x + glyph.width)
      last = glyph
      blank = false
      blanks = 0
      icon = undefined
    }
  }
  return pieces
}

/** Behind the colon of a label blanks align what follows. */
const WRITTEN = /[\p{L}\p{N},.;()]$/u

/** Turned headings follow on each other along the page's edge: each was drawn in one go. */
const jumps = (before: Glyph, glyph: Glyph): boolean =>
  glyph.turned !== 0 && Math.abs(glyph.order - before.order) > 3

type Item = { glyph: Glyph; character: Character }

/** Stretches of one font and size without a gap of several ems: letter spacing is told for each. */
const chunksOf = (items: Item[]): Item[][] => {
  const chunks: Item[][] = []
  let chunk: Item[] = []
  let last: Glyph | undefined
  for (const item of items) {
    const { glyph } = item
    if (!last || glyph.x - (last.x + last.width) > 3 * glyph.size || glyph.x < last.x - glyph.size) {
      chunk = []
      chunks.push(chunk)
    }
    chunk.push(item)
    if (item.character.is !== 'blank') last = glyph
  }
  return chunks
}

/** The usual gap between letters when it is that of letter-spaced print; `spelled` when blanks stand between the letters. */
const letterSpacing = (items: Item[]): { gap: number; spelled: boolean } | undefined => {
  const gaps: number[] = []
  let first: Glyph | undefined
  let before: Glyph | undefined
  let alone = 0
  let is = ''
  for (const { glyph, character } of items) {
    if (character.is === 'blank' && is === 'letter') alone += 1
    is = character.is
    if (is !== 'letter') continue
    if (before) gaps.push((glyph.x - before.x - before.width) / Math.max(glyph.size, 1))
    first ??= glyph
    before = glyph
  }
  if (!first || gaps.length < 3) return undefined
  gaps.sort((a, b) => a - b)
  const usual = gaps[Math.floor(gaps.length * 0.4)] ?? 0
  // `氏 名  見本 花子`: where some letters stand together, the blanks between others are meant.
  const closest = gaps[Math.floor(gaps.length * 0.2)] ?? 0
  if (usual < GAPS.letterSpaced || closest * 2 < GAPS.letterSpaced) return undefined
  return { gap: usual * first.size, spelled: alone >= gaps.length * 0.6 }
}

/** Letters of a line that can tell how far apart its words stand. */
const LINE_OF_WORDS = 20

const isSetAlike = (a: Glyph, b: Glyph): boolean => a.font === b.font && Math.abs(a.size - b.size) < 0.1

/** In ems, between the gaps of letters and those of words, in a justified line whose words stand nearer than usual. */
const tightWordGap = (items: Item[], writesBlanks: Set<string>): { gap: number; set: Glyph } | undefined => {
  if (items.length < LINE_OF_WORDS) return undefined
  const first = mainGlyph(items)
  if (writesBlanks.has(first.font.name)) return undefined
  const gaps = items.slice(1).flatMap(({ glyph }, at) => {
    const before = items[at]?.glyph
    // What is set otherwise, a heading beside it, has gaps of its own.
    return before && isSetAlike(before, first) && isSetAlike(glyph, first)
      ? [(glyph.x - before.x - before.width) / Math.max(glyph.size, 1)]
      : []
  })
  if (gaps.length < LINE_OF_WORDS) return undefined
  const words = gaps.filter((gap) => gap >= GAPS.tightWord)
  if (words.length < 2 || words.length * 2 > gaps.length) return undefined
  const nearest = leastOf(words)
  const letters = mostOf(gaps.filter((gap) => gap < GAPS.tightWord))
  return nearest < GAPS.word && nearest - letters >= GAPS.clearOfLetters
    ? { gap: (nearest + letters) / 2, set: first }
    : undefined
}

/** One of those that most are set like. */
const mainGlyph = (items: Item[]): Glyph => {
  const sets: { glyph: Glyph; count: number }[] = []
  for (const { glyph } of items) {
    const known = sets.find((one) => isSetAlike(one.glyph, glyph))
    if (known) known.count += 1
    else sets.push({ glyph, count: 1 })
  }
  return sets.reduce((most, one) => (one.count > most.count ? one : most)).glyph
}

const segmentOf = (
  piece: Piece,
  turned: number,
  hiddenOf: HiddenOf,
  linkOf: (x: number, y: number) => string | undefined,
): Segment => {
  const runs: Run[] = []
  let text = ''
  let bold = 0
  let sizes = 0
  let hiddenLetters = 0
  let current: Run | undefined
  let set: { glyph: Glyph; link: string | undefined; hidden: string } | undefined
  for (const [at, { glyph, text: letter }] of piece.signs.entries()) {
    const blank = piece.blankBefore[at] ? ' ' : ''
    text += blank + letter
    if (glyph.font.bold) bold += 1
    sizes += glyph.size
    const hidden = hiddenOf(glyph)
    if (hidden) hiddenLetters += 1
    const box = boxOf(glyph, turned)
    const link = linkOf((box.x0 + box.x1) / 2, (box.y0 + box.y1) / 2)
    const alike =
      set &&
      set.glyph.font === glyph.font &&
      Math.abs(set.glyph.size - glyph.size) < 0.1 &&
      set.glyph.colour === glyph.colour &&
      set.link === link &&
      set.hidden === hidden
    if (!current || !alike) {
      set = { glyph, link, hidden }
      current = {
        text: '',
        x: box.x0,
        y: box.y0,
        width: 0,
        height: box.y1 - box.y0,
        size: round(glyph.size),
        font: familyOf(glyph.font.name),
        bold: glyph.font.bold,
        italic: glyph.font.italic,
        ...(link ? { link } : {}),
        ...(hidden ? { hidden } : {}),
        ...(turned ? { rotated: turned } : {}),
      }
      const before = runs.at(-1)
      if (blank && before) before.text += blank
      runs.push(current)
    }
    current.text += (current.text ? blank : '') + letter
    const x1 = Math.max(current.x + current.width, box.x1)
    const y1 = Math.max(current.y + current.height, box.y1)
    current.x = Math.min(current.x, box.x0)
    current.y = Math.min(current.y, box.y0)
    current.width = x1 - current.x
    current.height = y1 - current.y
  }
  const count = piece.signs.length
  const size = sizes / count
  const first = piece.signs[0]?.glyph
  const base = !first ? 0 : turned ? boxOf(first, turned).y0 : first.y
  for (const run of runs) {
    run.text = compatible(withLigatures(run.text))
    run.x = round(run.x)
    run.y = round(run.y)
    run.width = round(run.width)
    run.height = round(run.height)
  }
  return {
    x0: leastOf(runs.map((run) => run.x)),
    x1: mostOf(runs.map((run) => run.x + run.width)),
    y0: leastOf(runs.map((run) => run.y)),
    y1: mostOf(runs.map((run) => run.y + run.height)),
    base,
    size: round(size),
    text: normalText(withLigatures(text)),
    bold: bold * 2 > count,
    runs,
    turned,
    dotted: false,
    doubled: piece.doubled,
    hidden: hiddenLetters * 2 > count ? (runs.find((run) => run.hidden)?.hidden ?? '') : '',
  }
}

const round = (value: number): number => Math.round(value * 100) / 100

/** From the frame of its own line of writing back to the page. */
export const boxOf = (glyph: Glyph, turned: number): { x0: number; y0: number; x1: number; y1: number } => {
  const up = glyph.y - 0.78 * glyph.size
  const down = glyph.y + 0.22 * glyph.size
  const from = glyph.x
  const to = glyph.x + glyph.width
  if (turned === 90) return { x0: -down, x1: -up, y0: from, y1: to }
  if (turned === 270) return { x0: up, x1: down, y0: -to, y1: -from }
  if (turned === 180) return { x0: -to, x1: -from, y0: -down, y1: -up }
  return { x0: from, x1: to, y0: up, y1: down }
}

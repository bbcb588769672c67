import type { Line, Run } from '#shared/schema/document.ts'
import { takeBullet } from '../bullets.ts'
import { DELIBERATE_BLANKS, normalText } from '../normal-text.ts'
import { LINE_BREAK, type WordParagraph, type WordRun } from './story.ts'

// A paragraph becomes one line for each forced break; where its letters stand on paper is estimated.

/** Word's line spacing, and how wide letters are on average, as shares of the size. */
const LINE_HEIGHT = 1.2
const LETTER_WIDTH = 0.5
const WIDE = /[\u1100-\u115f\u2e80-\u9fff\uac00-\ud7a3\uf900-\ufaff\uff00-\uff60]/g
const DEFAULT_TAB = 36

export interface Pen {
  x: number
  y: number
  width: number
  page: number
  column: number
}

const textWidth = (text: string, size: number): number =>
  (text.length + (text.match(WIDE)?.length ?? 0)) * size * LETTER_WIDTH

/** Splits runs at forced breaks; an empty piece still takes its room. */
function splitAtBreaks(runs: WordRun[]): WordRun[][] {
  let line: WordRun[] = []
  const lines = [line]
  for (const run of runs)
    for (const [at, text] of run.text.split(LINE_BREAK).entries()) {
      if (at > 0) {
        line = []
        lines.push(line)
      }
      if (text) line.push({ ...run, text })
    }
  return lines
}

const BLANKS = new RegExp(`[ \\u00a0]{${DELIBERATE_BLANKS},}`, 'g')

/** Blanks typed for a tab are one, between two texts of a line. */
function withTabs(pieces: WordRun[]): WordRun[] {
  const printed = pieces.map(({ text }) => text.trim() !== '')
  const first = printed.indexOf(true)
  const last = printed.lastIndexOf(true)
  return pieces.map((run, at) => {
    const start = at > first ? 0 : at < first ? run.text.length : run.text.search(/\S/)
    const end = at < last ? run.text.length : run.text.trimEnd().length
    const text = run.text.replace(BLANKS, (blanks, from: number) =>
      from >= start && from < end ? '\t' : blanks,
    )
    return { ...run, text }
  })
}

/** Where a tab takes the pen to, and how the text after it stands there. */
function tabStop(paragraph: WordParagraph, at: number, following: number, width: number): number {
  const stop = paragraph.tabs.find((t) => t.at > at + 0.5)
  if (!stop) return (Math.floor(at / DEFAULT_TAB) + 1) * DEFAULT_TAB
  const target = Math.min(stop.at, width)
  const back = stop.align === 'right' ? following : stop.align === 'center' ? following / 2 : 0
  return Math.max(at, target - back)
}

/** For each segment the width of what follows it up to the next tab: right-aligned text is pushed back by it. */
function widthsBeforeNextTab(segments: WordRun[]): number[] {
  const widths: number[] = []
  let width = 0
  for (const { text, size } of segments.toReversed()) {
    widths.unshift(width)
    width = text === '\t' ? 0 : width + textWidth(text, size)
  }
  return widths
}

function place(paragraph: WordParagraph, pieces: WordRun[], pen: Pen, first: boolean): Run[] {
  const segments = pieces.flatMap((run) =>
    run.text
      .split(/(\t)/)
      .filter(Boolean)
      .map((text) => ({ ...run, text })),
  )
  const start = paragraph.indent + (first ? paragraph.firstIndent : 0)
  let at = start
  const placed: Run[] = []
  const following = widthsBeforeNextTab(segments)
  segments.forEach((segment, index) => {
    if (segment.text === '\t') {
      at = tabStop(paragraph, at, following[index] ?? 0, pen.width)
      return
    }
    const width = textWidth(segment.text, segment.size)
    const run: Run = {
      text: segment.text,
      x: pen.x + at,
      y: pen.y,
      width: Math.min(width, Math.max(pen.width - at, segment.size)),
      height: segment.size * LINE_HEIGHT,
      size: segment.size,
      font: segment.font,
      bold: segment.bold,
      italic: segment.italic,
    }
    if (segment.link) run.link = segment.link
    if (segment.hidden) run.hidden = segment.hidden
    placed.push(run)
    at += width
  })
  const slack = pen.width - (at - start) - paragraph.indent
  const shift = paragraph.align === 'center' ? slack / 2 : paragraph.align === 'right' ? slack : 0
  if (shift > 0) for (const run of placed) run.x += shift
  return placed
}

const sizeOf = (runs: WordRun[]): number => runs.reduce((largest, r) => Math.max(largest, r.size), 1)

export interface LaidOut {
  lines: Omit<Line, 'number'>[]
  height: number
}

export function layParagraph(paragraph: WordParagraph, pen: Pen): LaidOut {
  const lines: LaidOut['lines'] = []
  let y = pen.y
  splitAtBreaks(paragraph.runs)
    .map(withTabs)
    .forEach((pieces, index) => {
      const size = pieces.length ? sizeOf(pieces) : sizeOf(paragraph.runs.length ? paragraph.runs : [EMPTY])
      const visible = pieces.filter((p) => !p.hidden)
      const hidden = pieces.filter((p) => p.hidden)
      let rows = 1
      for (const group of [visible, hidden]) {
        const runs = place(paragraph, group, { ...pen, y }, index === 0)
        const line = lineOf(paragraph, group, runs, { ...pen, y }, index === 0)
        if (!line) continue
        lines.push(line)
        if (group === visible)
          rows = Math.max(
            1,
            Math.ceil(textWidth(line.text, size) / Math.max(pen.width - paragraph.indent, size)),
          )
      }
      y += rows * size * LINE_HEIGHT
    })
  return { lines, height: y - pen.y }
}

const EMPTY: WordRun = { text: '', font: '', size: 10, bold: false, italic: false }

function lineOf(
  paragraph: WordParagraph,
  pieces: WordRun[],
  runs: Run[],
  pen: Pen,
  first: boolean,
): Omit<Line, 'number'> | undefined {
  const whole = normalText(pieces.map((p) => p.text).join(''))
  if (!whole) return undefined
  const listed = first ? paragraph.bullet : undefined
  const taken = listed === undefined ? takeBullet(whole) : { bullet: listed, text: whole }
  const x = runs.reduce((least, r) => Math.min(least, r.x), Number.POSITIVE_INFINITY)
  const right = runs.reduce((most, r) => Math.max(most, r.x + r.width), x)
  const size = sizeOf(pieces)
  const letters = (of: Run[]) => of.reduce((sum, r) => sum + r.text.trim().length, 0)
  const line: Omit<Line, 'number'> = {
    text: taken.text,
    page: pen.page,
    column: pen.column,
    part: paragraph.part,
    x,
    y: pen.y,
    width: Math.max(0, right - x),
    height: size * LINE_HEIGHT,
    size,
    bold: letters(runs.filter((r) => r.bold)) * 2 > letters(runs),
    runs,
  }
  if (taken.bullet !== undefined) line.bullet = taken.bullet
  if (paragraph.style !== undefined) line.style = paragraph.style
  if (paragraph.outline !== undefined) line.outline = paragraph.outline
  if (paragraph.cell) line.cell = paragraph.cell
  return line
}

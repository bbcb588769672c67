import { firstOf, itemAt } from '#shared/lists.ts'
import { hasIdeographs } from '#shared/text/fold.ts'
import { type EntryLine, wraps } from './entry-lines.ts'
import { leastOf, mostOf } from './extent.ts'
import { joinTexts } from './join-texts.ts'
import type { Prepared } from './prepared.ts'
import { hadRoomFor } from './room.ts'

// Lines broken by the page's width are put together again into bullets and paragraphs.

export interface Paragraph {
  text: string
  bullet: boolean
  lines: EntryLine[]
}

/** Word's lines are whole paragraphs; a PDF's are joined while they go on. */
export const paragraphsOf = (lines: EntryLine[], wholeLines: boolean): Paragraph[] => {
  const paragraphs: Open[] = []
  const limit = wholeLines ? 0 : whiteWithin(lines)
  const widest = mostOf([0, ...lines.map(({ line }) => line.line.width)])
  for (const [at, line] of lines.entries()) {
    const last = paragraphs.at(-1)
    const bullet = line.line.line.bullet !== undefined
    const above = lines[at - 1]
    if (last && above && !wholeLines && !bullet && continues(above, line, last, limit, widest)) {
      goOn(last, line)
    } else paragraphs.push({ text: line.line.text, bullet, lines: [line], settled: '' })
  }
  return paragraphs.map(({ settled, text, bullet, lines: own }) => ({
    text: settled + text,
    bullet,
    lines: own,
  }))
}

/** A paragraph that is still read: what no further line can change is put aside, so that a long one takes linear time. */
interface Open extends Paragraph {
  settled: string
}
/** More than any word or address at the end of a line. */
const CHANGEABLE = 2000

const goOn = (paragraph: Open, line: EntryLine): void => {
  const joined = joinTexts(paragraph.text, line.line.text)
  const kept = joined.length > CHANGEABLE * 2 ? joined.length - CHANGEABLE : 0
  paragraph.settled += joined.slice(0, kept)
  paragraph.text = joined.slice(kept)
  paragraph.lines.push(line)
}

/** Of the widest line. */
const FULL = 0.85

/** Under a full line that ends no sentence, at the edge where the bullet's text begins: `… services such as` / `Stripe and Twilio`. */
const hangsBelow = (above: Prepared, line: Prepared, first: Prepared, widest: number): boolean =>
  above.line.width >= widest * FULL &&
  !/[.!?:;]$/.test(above.text) &&
  line.style === above.style &&
  line.fields.length === 1 &&
  !line.dated &&
  Math.abs(line.line.x - first.line.x) <= 1

/** In line heights, the white within a paragraph at most; more where a page is set with more throughout. */
const WHITE_WITHIN = 0.75
const MORE_THAN_LEAST = 0.12

const whiteWithin = (lines: EntryLine[]): number => {
  const least = leastOf(lines.slice(1).map(({ line }) => line.gap))
  return Number.isFinite(least) && least < WIDEST_LEADING
    ? Math.max(WHITE_WITHIN, least + MORE_THAN_LEAST)
    : WHITE_WITHIN
}

/** Lines further apart than this are paragraphs of their own on any page. */
const WIDEST_LEADING = 1.1

/** A word or two of label before a colon, at the beginning of a line. */
const LABEL = /^\p{Lu}[\p{L}]{2,20}(?:\s[\p{L}]{2,15})?:\s/u

const SENTENCE_END = /[.!?。！？]$/u
/** Of a full line. */
const SHORT = 0.8

/** A letter takes twice the room of others, and any may be the last of its line. */
const isWideText = (above: Prepared, line: Prepared): boolean =>
  above.text.length > 12 && hasIdeographs(above.text) && hasIdeographs(line.text) && !hadRoomFor(above, line)

const continues = (
  above: EntryLine,
  line: EntryLine,
  paragraph: Paragraph,
  limit: number,
  widest: number,
): boolean => {
  const first = firstOf(paragraph.lines)
  // `Technologies: …` begins anew however full the line above was, unless it hangs below a bullet.
  const hangs = paragraph.bullet && line.line.line.x > first.line.line.x + 1
  if (LABEL.test(line.line.text) && !hangs) return false
  if (line.line.gap > limit && line.line.gap < 9) return false
  // Over the page's end a bullet goes on where its text hangs.
  if (line.line.gap >= 9 && paragraph.bullet && line.line.line.x > first.line.line.x + 1) return true
  if (line.line.gap >= 9) return /^\p{Ll}/u.test(line.line.text) && !/[.!?]$/.test(above.line.text)
  if (paragraph.bullet)
    return (
      line.line.line.x > first.line.line.x + 1 ||
      wraps(above.line, line.line, Math.max(0.8, limit)) ||
      hangsBelow(above.line, line.line, first.line, widest)
    )
  const { width } = above.line.line
  if (/^\p{Ll}/u.test(line.line.text)) return above.line.room < width
  const white = paragraph.lines.length > 1 ? (itemAt(paragraph.lines, 1).line.gap ?? 0) : undefined
  if (white !== undefined && line.line.gap > white + 0.2) return false
  // A line that ended well short of the edge was the last of its paragraph.
  const full = SENTENCE_END.test(above.line.text)
    ? width + above.line.room
    : mostOf([line.line.line.width, ...paragraph.lines.map((other) => other.line.line.width)])
  return width > SHORT * full && (above.line.text.length > 40 || isWideText(above.line, line.line))
}

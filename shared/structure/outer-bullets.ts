import { firstOf } from '#shared/lists.ts'
import { isOnlyDates } from '#shared/text/dates.ts'
import { type Prepared, withoutMark, wordCount } from './prepared.ts'
import { hasLegalForm } from './words/legal-forms.ts'

// In some templates each entry is an item of a list: the bullet stands before the company or the school, the dates
// stand below it, and what was done there is a list inside the list.

const SAME_EDGE = 3
/** A sentence behind a bullet is what was done, not where. */
const TITLE_WORDS = 12
const SHARE = 0.6

const isTitle = ({ text }: Prepared): boolean =>
  (!/[.;]$/.test(text) || hasLegalForm(text)) && wordCount(text) <= TITLE_WORDS

/** Dates stand right below, beside something else or not; or by themselves further down, over the next item. */
const opensEntry = (lines: Prepared[], at: number): boolean => {
  const title = lines[at]
  if (!title || title.dated || !isTitle(title)) return false
  const below = lines.slice(at + 1)
  const end = below.findIndex(({ line }) => line.bullet !== undefined)
  const own = end < 0 ? below : below.slice(0, end)
  return own.some((line, nth) => (nth === 0 ? line.dated : isOnlyDates(line.text)))
}

/** The same lines, without the bullets that stand before entries. */
export const withoutOuterBullets = (lines: Prepared[]): Prepared[] => {
  const bulleted = lines.filter(({ line }) => line.bullet !== undefined)
  if (!bulleted.length) return lines
  const edge = bulleted.reduce((least, { line }) => Math.min(least, line.x), Infinity)
  const { line: first } = firstOf(lines)
  // In a gutter the heads may end at one edge instead.
  const endsWithFirst = ({ line }: Prepared): boolean =>
    line.bullet === first.bullet && Math.abs(line.x + line.width - first.x - first.width) < SAME_EDGE
  const isOuter = (one: Prepared): boolean =>
    one.line.bullet !== undefined && (one.line.x <= edge + SAME_EDGE || endsWithFirst(one))
  // What stands first opens an entry: without a bullet, bullets stand under it.
  if (!isOuter(firstOf(lines))) return lines
  const outer = lines.filter(isOuter)
  const opening = lines.filter((line, at) => isOuter(line) && opensEntry(lines, at))
  if (opening.length < outer.length * SHARE || !opening.length) return lines
  return lines.map((line) => (isOuter(line) ? withoutMark(line) : line))
}

import { firstOf } from '#shared/lists.ts'
import type { Prepared } from './prepared.ts'

// In some templates each entry is an item of a list: the bullet stands before the company or the school, the dates
// stand on the line below it, and what was done there is a list inside the list.

const SAME_EDGE = 3
/** A sentence behind a bullet is what was done, not where. */
const TITLE_WORDS = 12
const SHARE = 0.6

const isTitle = ({ text }: Prepared): boolean =>
  !/[.;]$/.test(text) && text.split(/\s+/).length <= TITLE_WORDS

const opensEntry = (line: Prepared, below: Prepared | undefined): boolean =>
  isTitle(line) && !line.dated && below !== undefined && below.line.bullet === undefined && below.dated

/** The same lines, without the bullets that stand before entries. */
export const withoutOuterBullets = (lines: Prepared[]): Prepared[] => {
  const bulleted = lines.filter(({ line }) => line.bullet !== undefined)
  if (!bulleted.length) return lines
  const edge = bulleted.reduce((least, { line }) => Math.min(least, line.x), Infinity)
  const isOuter = ({ line }: Prepared): boolean => line.bullet !== undefined && line.x <= edge + SAME_EDGE
  // What stands first opens an entry: without a bullet, bullets stand under it.
  if (!isOuter(firstOf(lines))) return lines
  const outer = lines.filter(isOuter)
  const opening = lines.filter((line, at) => isOuter(line) && opensEntry(line, lines[at + 1]))
  if (opening.length < outer.length * SHARE || !opening.length) return lines
  return lines.map((line) => {
    if (!isOuter(line)) return line
    const { bullet: _bullet, ...bare } = line.line
    return { ...line, line: bare }
  })
}

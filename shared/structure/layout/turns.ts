import { type SpanClass, spanScores } from '#shared/learn/spans.ts'
import { firstOf, itemAt } from '#shared/lists.ts'
import { dateRanges } from '#shared/text/dates.ts'
import { sameLine } from './lines.ts'
import { isBulleted, type Segment } from './segment.ts'

// Entries side by side take their turns down the page, title, company, date, and are alike from side to side;
// the cells of a table are alike down the page and take their turns from side to side.

/** So many rows at least tell which it is. */
const ROWS = 3
/** Share of the rows whose two sides are of one role. */
const ALIKE = 0.66
/** So much larger is that share than the one of lines that are of the role of the line above. */
const CLEARLY = 0.4
const LONG = 7

type Role = SpanClass | 'item'

const ASKED: SpanClass[] = ['title', 'company', 'school', 'degree', 'place', 'skill', 'sentence', 'label']

const roleOf = (line: Segment[]): Role => {
  const text = line.map((segment) => segment.text).join(' ')
  if (isBulleted(firstOf(line))) return 'item'
  if (dateRanges(text).length > 0) return 'date'
  if (text.split(' ').length >= LONG) return 'sentence'
  const scores = spanScores(text)
  return ASKED.reduce((best, role) => (scores[role] > scores[best] ? role : best))
}

/** A label names the role of what stands beside it, and stands again beside the next of that role. */
const areLabels = (roles: Role[], lines: Segment[][]): boolean => {
  const texts = lines.map((line) => line.map((segment) => segment.text).join(' '))
  const labels = roles.filter((role) => role === 'label').length
  return labels * 2 > roles.length || new Set(texts).size < texts.length * DIFFERENT
}

/** Share of the lines of an entry that are like no other. */
const DIFFERENT = 0.8

export const takeTurnsDown = (left: Segment[][], right: Segment[][]): boolean => {
  const pairs = left.flatMap((line) => {
    const partner = right.find((other) => sameLine(firstOf(other), firstOf(line)))
    return partner ? [[roleOf(line), roleOf(partner)] as const] : []
  })
  if (pairs.length < ROWS || pairs.length < Math.min(left.length, right.length) * ALIKE) return false
  if (
    [left, right].some((side, at) =>
      areLabels(
        pairs.map((pair) => itemAt(pair, at)),
        side,
      ),
    )
  )
    return false
  const across = pairs.filter(([a, b]) => a === b).length / pairs.length
  const below = pairs
    .slice(1)
    .flatMap((pair, at) => pair.map((role, side) => role === itemAt(pairs, at)[side]))
  const down = below.filter(Boolean).length / below.length
  return across >= ALIKE && across - down >= CLEARLY
}

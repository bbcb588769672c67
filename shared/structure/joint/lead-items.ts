import { isOnlyDates } from '../dates.ts'
import { type Prepared, withoutMark, wordCount } from '../prepared.ts'
import type { Trade } from './heads.ts'
import { cutsOf } from './slots.ts'

// `Hollis Foods, Salem ⇥ 2016 – 2018` with `• Photo Specialist` below: the first item says what its head lacks.

/** Nats: beyond doubt, and what may be something else. */
const SURE = -0.5
const UNLIKE = -1.5
const MOST_WORDS = 7

/** Items that name what the dated line above them does not, set as that line is. */
export const withoutLeadMarks = (lines: Prepared[], trade: Trade): Prepared[] =>
  lines.map((line, at) => {
    const head = lines[at - 1]
    const isBelow = head?.dated && (head.line.bullet === undefined || line.line.x > head.line.x + SAME_EDGE)
    if (!isBelow || !isName(line, trade) || !lacksFirst(head, trade)) return line
    const bare = withoutMark(line)
    return { ...bare, line: { ...bare.line, x: head.line.x } }
  })
const SAME_EDGE = 3

const isName = ({ line, text, fields, dated }: Prepared, { fits }: Trade): boolean =>
  line.bullet !== undefined &&
  !dated &&
  fields.length === 1 &&
  wordCount(text) <= MOST_WORDS &&
  !/[.:;]$/.test(text) &&
  fits(text).first > SURE

/** Of its fields and their pieces one names the second role, and none the first. */
const lacksFirst = ({ fields }: Prepared, { fits }: Trade): boolean => {
  const names = fields.filter((field) => !isOnlyDates(field))
  const pieces = names.flatMap((name) => [...cutsOf(name).values()].flat())
  return (
    pieces.some((piece) => fits(piece).second > SURE) && pieces.every((piece) => fits(piece).first < UNLIKE)
  )
}

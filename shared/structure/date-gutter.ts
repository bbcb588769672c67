import { dateRanges } from '#shared/text/dates.ts'
import type { Prepared } from './prepared.ts'

const plain = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '')

/** The left edge of what stands behind the dates that begin a line: the heads' own edge, where dates stand in a gutter. */
export const behindDates = ({ line, fields }: Prepared): number[] => {
  const text = fields.join('\t')
  const [range] = dateRanges(text)
  if (!range || plain(text.slice(0, range.from))) return []
  let left = plain(range.printed).length
  for (const run of line.runs) {
    if (left <= 0 && plain(run.text)) return [run.x]
    left -= plain(run.text).length
  }
  return []
}

import { covered, firstMonth, lastMonth } from '#shared/schema/months.ts'
import { type Line, NOW } from './lines.ts'

interface Lasting {
  lastUsed: string
  years: number | null
}

/** How recent the lines are and how long they cover together; months of two lines at once count once. */
export function lasting(lines: readonly Line[], asOf: string): Lasting {
  const today = lastMonth(asOf) ?? Number.POSITIVE_INFINITY
  const known = (date: string) => (date === NOW ? asOf : date)
  const spans: [number, number][] = []
  let newest = -1
  for (const { start, end } of lines) {
    const to = lastMonth(known(end || start))
    const from = firstMonth(known(start))
    if (to === null || (from !== null && from > today)) continue
    const until = Math.min(to, today)
    newest = Math.max(newest, until)
    if (from !== null && from <= until) spans.push([from, until])
  }
  const months = covered(spans)
  return {
    lastUsed: newest < 0 ? '' : String(Math.floor(newest / 12)),
    years: spans.length === 0 ? null : Math.round((months / 12) * 10) / 10,
  }
}

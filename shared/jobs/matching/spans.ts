import { type Line, NOW } from './lines.ts'

const DATE = /^(\d{4})(?:-(\d{2}))?/

/** Months since year 0; a year alone begins in January and ends in December. */
export function monthOf(date: string, asOf: string, end: boolean): number | null {
  const match = DATE.exec(date === NOW ? asOf : date)
  if (!match) return null
  return Number(match[1]) * 12 + (match[2] ? Number(match[2]) - 1 : end ? 11 : 0)
}

export interface Lasting {
  lastUsed: string
  years: number | null
}

/** How recent the lines are and how long they cover together; months of two lines at once count once. */
export function lasting(lines: readonly Line[], asOf: string): Lasting {
  const today = monthOf(NOW, asOf, true) ?? Number.POSITIVE_INFINITY
  const spans: [number, number][] = []
  let newest = -1
  for (const { start, end } of lines) {
    const to = monthOf(end || start, asOf, true)
    const from = monthOf(start, asOf, false)
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

export function covered(spans: readonly [number, number][]): number {
  let total = 0
  let reached = -1
  for (const [from, to] of [...spans].sort((a, b) => a[0] - b[0])) {
    total += Math.max(0, to - Math.max(from, reached + 1) + 1)
    reached = Math.max(reached, to)
  }
  return total
}

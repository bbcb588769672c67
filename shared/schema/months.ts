// Dates of a resume as months counted from year 0, so that spans can be compared and added up.

const DATE = /^(\d{4})(?:-(\d{2}))?/

/** The first month a `YYYY`, `YYYY-MM` or `YYYY-MM-DD` can mean. */
export function firstMonth(date: string): number | null {
  const m = DATE.exec(date)
  return m ? Number(m[1]) * 12 + (m[2] ? Number(m[2]) - 1 : 0) : null
}

/** The last month it can mean. */
export function lastMonth(date: string): number | null {
  const m = DATE.exec(date)
  return m ? Number(m[1]) * 12 + (m[2] ? Number(m[2]) - 1 : 11) : null
}

export const yearOf = (date: string): number | null => {
  const m = DATE.exec(date)
  return m ? Number(m[1]) : null
}

/** How many months spans cover together; months two spans share count once. */
export function covered(spans: readonly (readonly [number, number])[]): number {
  let total = 0
  let reached = -1
  for (const [from, to] of [...spans].sort((a, b) => a[0] - b[0])) {
    const start = Math.max(from, reached + 1)
    if (to >= start) total += to - start + 1
    reached = Math.max(reached, to)
  }
  return total
}

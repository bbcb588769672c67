import { faults } from '#server/faults.ts'

const SPAN = 60_000

/**
 * Requests per account and minute, counted by this process alone: a write to the database for each would cost more
 * than what it counts. Several processes allow several times as much, and still a bounded number.
 */
export function requestRate(points: number, now: () => Date) {
  let ends = 0
  const counts = new Map<string, number>()
  return (account: string): void => {
    const time = now().getTime()
    if (time >= ends) {
      counts.clear()
      ends = time + SPAN
    }
    const count = (counts.get(account) ?? 0) + 1
    counts.set(account, count)
    if (count > points) throw faults.tooMany(Math.max(1, Math.ceil((ends - time) / 1000)))
  }
}

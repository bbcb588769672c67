/**
 * Splits a whole number by weights into whole numbers that add up to it (largest remainder; of equal remainders the
 * earlier wins). No positive weight goes without a point as long as there are points enough.
 */
export function apportion(total: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((a, b) => a + b, 0)
  if (sum <= 0) return weights.map(() => 0)
  const shares = weights.map((weight) => {
    const exact = (total * weight) / sum
    return { weight, exact, points: weight > 0 ? Math.max(Math.floor(exact), 1) : 0 }
  })
  let rest = total - shares.reduce((n, { points }) => n + points, 0)
  const byRemainder = shares
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.exact - b.points - (a.exact - a.points))
  while (rest > 0)
    for (const share of byRemainder.slice(0, rest)) {
      share.points++
      rest--
    }
  const fromBehind = byRemainder.toReversed()
  for (let round = 0; rest < 0; round++)
    for (const share of fromBehind)
      if (rest < 0 && (share.points > 1 || round >= 2)) {
        share.points--
        rest++
      }
  return shares.map(({ points }) => points)
}

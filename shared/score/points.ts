/**
 * Splits a whole number by weights into whole numbers that add up to it (largest remainder; of equal remainders the
 * earlier wins). No positive weight goes without a point as long as there are points enough.
 */
export function apportion(total: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((a, b) => a + b, 0)
  if (sum <= 0) return weights.map(() => 0)
  const exact = weights.map((w) => (total * w) / sum)
  const shares = exact.map((e, i) => (weights[i]! > 0 ? Math.max(Math.floor(e), 1) : 0))
  let rest = total - shares.reduce((a, b) => a + b, 0)
  const byRemainder = exact.map((_, i) => i).filter((i) => weights[i]! > 0)
  byRemainder.sort((a, b) => exact[b]! - shares[b]! - (exact[a]! - shares[a]!) || a - b)
  for (let k = 0; rest > 0; k = (k + 1) % byRemainder.length, rest--) shares[byRemainder[k]!]!++
  const fromBehind = [...byRemainder].reverse()
  for (let k = 0; rest < 0; k++) {
    const i = fromBehind[k % fromBehind.length]!
    if (shares[i]! > 1 || k >= fromBehind.length * 2) {
      shares[i]!--
      rest++
    }
  }
  return shares
}

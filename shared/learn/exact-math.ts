// Exponential and logarithm made of + − × ÷ alone. `Math.exp` and `Math.log` may differ in the last bit between
// browsers, and one bit decides a tie: what stands here is the same everywhere.

const LN2 = Math.LN2
const TERMS = 14
/** Less than a hundred-thousandth of what stands beside it. */
const LEAST = -18

/** e^x for x ≤ 0. */
export function expOf(x: number): number {
  if (x < LEAST) return 0
  let halvings = 0
  let rest = x
  while (rest < -0.5) {
    rest /= 2
    halvings++
  }
  let sum = 1
  let term = 1
  for (let i = 1; i <= TERMS; i++) {
    term = (term * rest) / i
    sum += term
  }
  for (let i = 0; i < halvings; i++) sum *= sum
  return sum
}

/** ln x for x ≥ 1. */
export function lnOf(x: number): number {
  let rest = x
  let doublings = 0
  while (rest > 1.5) {
    rest /= 2
    doublings++
  }
  const t = (rest - 1) / (rest + 1)
  const square = t * t
  let power = t
  let sum = t
  for (let i = 3; i < 2 * TERMS; i += 2) {
    power *= square
    sum += power / i
  }
  return 2 * sum + doublings * LN2
}

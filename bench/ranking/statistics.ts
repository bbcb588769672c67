/** Ranks from 1; equal values share the mean of their ranks. */
function ranks(values: readonly number[]): number[] {
  const sorted = [...values].sort((a, b) => a - b)
  return values.map((value) => (sorted.indexOf(value) + sorted.lastIndexOf(value)) / 2 + 1)
}

export function meanAndDeviation(values: readonly number[]): { mean: number; deviation: number } {
  const mean = values.reduce((sum, v) => sum + v, 0) / values.length
  const variance = values.reduce((sum, v) => sum + (v - mean) ** 2, 0) / values.length
  return { mean, deviation: Math.sqrt(variance) }
}

/** Spearman's rank correlation: Pearson's over the ranks, so that ties are counted rightly. */
export function spearman(a: readonly number[], b: readonly number[]): number {
  const [x, y] = [ranks(a), ranks(b)]
  const { mean: mx, deviation: dx } = meanAndDeviation(x)
  const { mean: my, deviation: dy } = meanAndDeviation(y)
  const covariance = x.reduce((sum, v, i) => sum + (v - mx) * ((y[i] ?? 0) - my), 0) / x.length
  return covariance / (dx * dy)
}

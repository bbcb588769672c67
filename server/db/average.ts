/** To one decimal; null where there is nothing to average. */
export const averageOf = (sum: number, count: number): number | null =>
  count > 0 ? Math.round((sum / count) * 10) / 10 : null

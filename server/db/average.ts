interface Scored {
  scoreSum: number
  analyses: number
  inPart: number
}

/** Of the analyses that were judged in full, to one decimal; null where there is none. */
export const averageOf = ({ scoreSum, analyses, inPart }: Scored): number | null => {
  const count = analyses - inPart
  return count > 0 ? Math.round((scoreSum / count) * 10) / 10 : null
}

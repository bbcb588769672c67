// The specification's three bands. A score always carries number, word and colour.

export interface Band {
  name: 'good' | 'fair' | 'poor'
  label: 'Excellent' | 'Good' | 'Needs Improvement'
}

const BANDS: { from: number; band: Band }[] = [
  { from: 80, band: { name: 'good', label: 'Excellent' } },
  { from: 60, band: { name: 'fair', label: 'Good' } },
  { from: 0, band: { name: 'poor', label: 'Needs Improvement' } },
]

export const bandOf = (score: number): Band =>
  (BANDS.find(({ from }) => score >= from) ?? BANDS[BANDS.length - 1]!).band

export const BAND_TEXT = { good: 'text-good', fair: 'text-fair', poor: 'text-poor' } as const
export const BAND_WASH = { good: 'bg-good-wash', fair: 'bg-fair-wash', poor: 'bg-poor-wash' } as const

import { t } from './texts.ts'

// The specification's three bands. A score always carries number, word and colour.

export interface Band {
  name: 'good' | 'fair' | 'poor'
  label: string
}

const bands: () => { from: number; band: Band }[] = () => [
  { from: 80, band: { name: 'good', label: t.excellent } },
  { from: 60, band: { name: 'fair', label: t.good } },
  { from: 0, band: { name: 'poor', label: t.needsImprovement } },
]

export const bandOf = (score: number): Band =>
  (bands().find(({ from }) => score >= from) ?? bands()[bands().length - 1]!).band

export const BAND_TEXT = { good: 'text-good', fair: 'text-fair', poor: 'text-poor' } as const

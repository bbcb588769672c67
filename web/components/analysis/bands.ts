import { t } from './texts.ts'

// The specification's three bands. A score always carries number, word and colour.

export interface Band {
  name: 'good' | 'fair' | 'poor'
  label: string
}

export const bandOf = (score: number): Band => {
  if (score >= 80) return { name: 'good', label: t.excellent }
  if (score >= 60) return { name: 'fair', label: t.good }
  return { name: 'poor', label: t.needsImprovement }
}

export const BAND_TEXT = { good: 'text-good', fair: 'text-fair', poor: 'text-poor' } as const

import type { Locale } from '../locale.ts'
import { cues } from './cues.ts'
import { labels } from './labels.ts'

export const hungarian: Locale = {
  language: 'hu',
  cues,
  labels,
}

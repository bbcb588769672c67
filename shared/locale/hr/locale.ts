import type { Locale } from '../locale.ts'
import { cues } from './cues.ts'
import { dates } from './dates.ts'

export const croatian: Locale = {
  language: 'hr',
  dates,
  cues,
}

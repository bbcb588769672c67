import type { Locale } from '../locale.ts'
import { cues } from './cues.ts'

export const greek: Locale = {
  language: 'el',
  cues,
}

import type { Locale } from '../locale.ts'
import { cues } from './cues.ts'
import { degrees } from './degrees.ts'
import { labels } from './labels.ts'
import { legalForms } from './legal-forms.ts'

export const hungarian: Locale = {
  language: 'hu',
  cues,
  degrees,
  labels,
  legalForms,
}

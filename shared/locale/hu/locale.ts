import type { Locale } from '../locale.ts'
import { certificates } from './certificates.ts'
import { cues } from './cues.ts'
import { degrees } from './degrees.ts'
import { labels } from './labels.ts'
import { legalForms } from './legal-forms.ts'
import { wanted } from './wanted.ts'
import { years } from './years.ts'

export const hungarian: Locale = {
  language: 'hu',
  cues,
  degrees,
  labels,
  legalForms,
  certificates,
  wanted,
  years,
}

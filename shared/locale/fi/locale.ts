import type { Locale } from '../locale.ts'
import { cues } from './cues.ts'
import { dates } from './dates.ts'
import { degrees } from './degrees.ts'
import { labels } from './labels.ts'
import { legalForms } from './legal-forms.ts'

export const finnish: Locale = {
  language: 'fi',
  dates,
  cues,
  degrees,
  labels,
  legalForms,
}

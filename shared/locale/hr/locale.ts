import type { Locale } from '../locale.ts'
import { cues } from './cues.ts'
import { dates } from './dates.ts'
import { legalForms } from './legal-forms.ts'

export const croatian: Locale = {
  language: 'hr',
  dates,
  cues,
  legalForms,
}

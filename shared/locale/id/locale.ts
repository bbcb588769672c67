import type { Locale } from '../locale.ts'
import { cues } from './cues.ts'
import { dates } from './dates.ts'
import { headings } from './headings.ts'
import { legalForms } from './legal-forms.ts'

export const indonesian: Locale = {
  language: 'id',
  headings,
  dates,
  cues,
  legalForms,
}

import type { Locale } from '../locale.ts'
import { cues } from './cues.ts'
import { dates } from './dates.ts'
import { headings } from './headings.ts'
import { legalForms } from './legal-forms.ts'

export const vietnamese: Locale = {
  language: 'vi',
  headings,
  dates,
  cues,
  legalForms,
}

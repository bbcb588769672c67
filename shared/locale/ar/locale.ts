import type { Locale } from '../locale.ts'
import { dates } from './dates.ts'
import { headings } from './headings.ts'
import { legalForms } from './legal-forms.ts'

export const arabic: Locale = {
  language: 'ar',
  headings,
  dates,
  legalForms,
}

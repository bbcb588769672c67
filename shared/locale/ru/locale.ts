import type { Locale } from '../locale.ts'
import { dates } from './dates.ts'
import { headings } from './headings.ts'
import { labels } from './labels.ts'
import { legalForms } from './legal-forms.ts'

export const russian: Locale = {
  language: 'ru',
  headings,
  dates,
  labels,
  legalForms,
}

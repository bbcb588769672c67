import type { Locale } from '../locale.ts'
import { dates } from './dates.ts'
import { headings } from './headings.ts'
import { labels } from './labels.ts'
import { legalForms } from './legal-forms.ts'
import { records } from './records.ts'

export const korean: Locale = {
  language: 'ko',
  headings,
  dates,
  labels,
  legalForms,
  records,
}

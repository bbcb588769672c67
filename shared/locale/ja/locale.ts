import type { Locale } from '../locale.ts'
import { cues } from './cues.ts'
import { dates } from './dates.ts'
import { headings } from './headings.ts'
import { legalForms } from './legal-forms.ts'
import { records } from './records.ts'

export const japanese: Locale = {
  language: 'ja',
  knowsPlaces: true,
  headings,
  dates,
  cues,
  legalForms,
  records,
}

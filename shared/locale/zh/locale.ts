import type { Locale } from '../locale.ts'
import { cues } from './cues.ts'
import { dates } from './dates.ts'
import { headings } from './headings.ts'
import { legalForms } from './legal-forms.ts'
import { records } from './records.ts'

export const chinese: Locale = {
  language: 'zh',
  knowsPlaces: true,
  headings,
  dates,
  cues,
  legalForms,
  records,
}

import type { Locale } from '../locale.ts'
import { cues } from './cues.ts'
import { dates } from './dates.ts'
import { degrees } from './degrees.ts'
import { denied } from './denied.ts'
import { headings } from './headings.ts'
import { legalForms } from './legal-forms.ts'
import { years } from './years.ts'

export const english: Locale = {
  language: 'en',
  knowsPlaces: true,
  headings,
  dates,
  cues,
  degrees,
  denied,
  years,
  legalForms,
}

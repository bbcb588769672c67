import type { Locale } from '../locale.ts'
import { certificates } from './certificates.ts'
import { cues } from './cues.ts'
import { dates } from './dates.ts'
import { degrees } from './degrees.ts'
import { denied } from './denied.ts'
import { headings } from './headings.ts'
import { labels } from './labels.ts'
import { legalForms } from './legal-forms.ts'
import { wanted } from './wanted.ts'
import { years } from './years.ts'

export const swedish: Locale = {
  language: 'sv',
  headings,
  dates,
  cues,
  degrees,
  denied,
  labels,
  legalForms,
  certificates,
  wanted,
  years,
}

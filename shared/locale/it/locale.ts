import type { Locale } from '../locale.ts'
import { certificates } from './certificates.ts'
import { cues } from './cues.ts'
import { dates } from './dates.ts'
import { degrees } from './degrees.ts'
import { denied } from './denied.ts'
import { headings } from './headings.ts'
import { legalForms } from './legal-forms.ts'
import { verbs } from './verbs.ts'
import { wanted } from './wanted.ts'
import { years } from './years.ts'

export const italian: Locale = {
  language: 'it',
  knowsPlaces: true,
  headings,
  dates,
  cues,
  degrees,
  degreesOfOwn: { highschool: ['diploma', 'diplomat*'] },
  wanted,
  verbs,
  denied,
  certificates,
  years,
  legalForms,
}

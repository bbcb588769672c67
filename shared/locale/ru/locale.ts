import type { Locale } from '../locale.ts'
import { dates } from './dates.ts'
import { headings } from './headings.ts'
import { labels } from './labels.ts'

export const russian: Locale = {
  language: 'ru',
  headings,
  dates,
  labels,
}

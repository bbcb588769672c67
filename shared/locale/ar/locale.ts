import type { Locale } from '../locale.ts'
import { dates } from './dates.ts'
import { headings } from './headings.ts'

export const arabic: Locale = {
  language: 'ar',
  headings,
  dates,
}

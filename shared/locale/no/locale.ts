import type { Locale } from '../locale.ts'
import { cues } from './cues.ts'
import { dates } from './dates.ts'
import { labels } from './labels.ts'

export const norwegian: Locale = {
  language: 'no',
  dates,
  cues,
  labels,
}

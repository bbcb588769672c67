import { lines } from '../lines.ts'
import type { Locale } from '../locale.ts'

export const dates: Locale['dates'] = {
  present: lines(`
nykyinen
tanaan
`),
}

import { lines } from '../lines.ts'
import type { Locale } from '../locale.ts'

export const dates: Locale['dates'] = {
  present: lines(`
danas
sada
sadasnjost
trenutno
`),
  since: lines(`
od
`),
  until: lines(`
do
`),
  year: lines(`
god.
godine
`),
}

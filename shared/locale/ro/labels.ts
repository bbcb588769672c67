import { lines } from '../lines.ts'
import type { Locale } from '../locale.ts'

export const labels: Locale['labels'] = {
  dates: lines(`
data
perioada
perioadă
`),
  position: lines(`
funcția
funcția sau postul ocupat
poziție
`),
  company: lines(`
angajator
companie
numele și adresa angajatorului
`),
  degree: lines(`
calificarea
diploma obținută
diplomă
`),
  school: lines(`
instituția
universitatea
școală
`),
  field: lines(`
domeniul
specializarea
`),
}

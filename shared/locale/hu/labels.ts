import { lines } from '../lines.ts'
import type { Locale } from '../locale.ts'

export const labels: Locale['labels'] = {
  dates: lines(`
dátum
időszak
időtartam
`),
  position: lines(`
beosztás
munkakör
pozíció
`),
  company: lines(`
cég
munkáltató
vállalat
`),
  degree: lines(`
fokozat
végzettség
`),
  school: lines(`
intézmény
iskola
`),
  field: lines(`
szak
`),
}

import { lines } from '../lines.ts'
import type { Locale } from '../locale.ts'

export const labels: Locale['labels'] = {
  dates: lines(`
datum
období
`),
  position: lines(`
funkce
pozice
pracovní pozice
`),
  company: lines(`
firma
společnost
zaměstnavatel
`),
  degree: lines(`
stupeň vzdělání
titul
`),
  school: lines(`
název školy
škola
`),
  field: lines(`
obor
studijní obor
`),
}

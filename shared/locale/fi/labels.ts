import { lines } from '../lines.ts'
import type { Locale } from '../locale.ts'

export const labels: Locale['labels'] = {
  dates: lines(`
aika
ajanjakso
päivämäärät
`),
  position: lines(`
asema
tehtävä
tehtävänimike
`),
  company: lines(`
työnantaja
yritys
`),
  degree: lines(`
tutkinto
`),
  school: lines(`
koulu
oppilaitos
`),
  field: lines(`
ala
pääaine
`),
}

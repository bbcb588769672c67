import { lines } from '../lines.ts'
import type { Locale } from '../locale.ts'

export const labels: Locale['labels'] = {
  dates: lines(`
dato
periode
`),
  position: lines(`
rolle
stilling
`),
  company: lines(`
arbeidsgiver
bedrift
firma
`),
  degree: lines(`
grad
`),
  school: lines(`
lærested
skole
`),
  field: lines(`
fag
retning
`),
}

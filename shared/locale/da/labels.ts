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
stillingsbetegnelse
`),
  company: lines(`
arbejdsgiver
firma
virksomhed
`),
  degree: lines(`
grad
uddannelse
`),
  school: lines(`
skole
uddannelsessted
`),
  field: lines(`
fag
retning
`),
}

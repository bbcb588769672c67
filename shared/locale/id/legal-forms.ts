import { lines } from '../lines.ts'
import type { Locale } from '../locale.ts'

export const legalForms: Locale['legalForms'] = {
  before: lines(`
CV
PT
UD
`),
  after: lines(`
Tbk.
`),
}

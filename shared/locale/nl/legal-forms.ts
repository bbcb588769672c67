import { lines } from '../lines.ts'
import type { Locale } from '../locale.ts'

export const legalForms: Locale['legalForms'] = {
  after: lines(`
B.V.
B.V.B.A.
N.V.
V.O.F.
`),
}

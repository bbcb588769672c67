import { lines } from '../lines.ts'
import type { Locale } from '../locale.ts'

export const legalForms: Locale['legalForms'] = {
  before: lines(`
S.C.
`),
  after: lines(`
P.F.A.
S.A.
S.R.L.
`),
}

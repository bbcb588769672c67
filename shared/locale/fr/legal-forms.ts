import { lines } from '../lines.ts'
import type { Locale } from '../locale.ts'

export const legalForms: Locale['legalForms'] = {
  after: lines(`
E.U.R.L.
S.A.
S.A.R.L.
S.A.S.
S.A.S.U.
S.C.O.P.
S.N.C.
`),
}

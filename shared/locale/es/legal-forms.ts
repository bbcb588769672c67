import { lines } from '../lines.ts'
import type { Locale } from '../locale.ts'

export const legalForms: Locale['legalForms'] = {
  after: lines(`
C.V.
S. de R.L.
S.A.
S.A.C.
S.A.S.
S.A.U.
S.C.
S.L.
S.L.L.
S.L.P.
S.L.U.
`),
}

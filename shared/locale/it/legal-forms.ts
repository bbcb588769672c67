import { lines } from '../lines.ts'
import type { Locale } from '../locale.ts'

export const legalForms: Locale['legalForms'] = {
  after: lines(`
S.a.s.
S.n.c.
S.p.A.
S.r.l.
S.r.l.s.
`),
}

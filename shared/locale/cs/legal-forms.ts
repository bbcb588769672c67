import { lines } from '../lines.ts'
import type { Locale } from '../locale.ts'

export const legalForms: Locale['legalForms'] = {
  after: lines(`
a.s.
k.s.
o.p.s.
s.r.o.
v.o.s.
z.s.
`),
}

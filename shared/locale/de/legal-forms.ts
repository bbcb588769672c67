import { lines } from '../lines.ts'
import type { Locale } from '../locale.ts'

export const legalForms: Locale['legalForms'] = {
  after: lines(`
AG
GbR
GmbH
KG
KGaA
OHG
PartG
PartGmbB
UG
e.G.
e.K.
e.V.
gAG
gGmbH
mbH
`),
}

import { lines } from '../lines.ts'
import type { Locale } from '../locale.ts'

export const legalForms: Locale['legalForms'] = {
  after: lines(`
S.A.
Sp. z o.o.
sp. j.
sp. k.
sp. z o.o.
`),
}

import { lines } from '../lines.ts'
import type { Locale } from '../locale.ts'

export const legalForms: Locale['legalForms'] = {
  after: lines(`
A.Ş.
Ltd. Şti.
Tic. Ltd. Şti.
Şti.
`),
}

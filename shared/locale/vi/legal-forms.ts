import { lines } from '../lines.ts'
import type { Locale } from '../locale.ts'

export const legalForms: Locale['legalForms'] = {
  before: lines(`
CTCP
Công ty
Công ty Cổ phần
Công ty TNHH
`),
}

import { lines } from '../lines.ts'
import type { Locale } from '../locale.ts'

export const legalForms: Locale['legalForms'] = {
  before: lines(`
شركة
`),
  after: lines(`
ذ.م.م.
ش.م.م.
`),
}

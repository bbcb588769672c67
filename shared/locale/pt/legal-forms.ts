import { lines } from '../lines.ts'
import type { Locale } from '../locale.ts'

export const legalForms: Locale['legalForms'] = {
  after: lines(`
EIRELI
EPP
Lda.
Ltda.
S.A.
Unipessoal
`),
}

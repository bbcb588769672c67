import { lines } from '../lines.ts'
import type { Locale } from '../locale.ts'

export const denied: Locale['denied'] = {
  not: lines(`
ikke
`),
  no: lines(`
ingen
intet
`),
  needed: lines(`
krav
kræv
nødvendig
pakræv
`),
  verbs: lines(`
behøv
kræv
`),
  turns: lines(`
men
`),
  said: [],
}

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
krev
nødvendig
pakrev
`),
  verbs: lines(`
behøv
krev
trenger
`),
  turns: lines(`
men
`),
  said: [],
}

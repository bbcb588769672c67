import { lines } from '../lines.ts'
import type { Locale } from '../locale.ts'

export const denied: Locale['denied'] = {
  not: lines(`
ej
inte
`),
  no: lines(`
inga
ingen
inget
`),
  needed: lines(`
krav
nodvandig
obligator
`),
  verbs: lines(`
behov
krav
`),
  turns: lines(`
men
`),
  said: [],
}

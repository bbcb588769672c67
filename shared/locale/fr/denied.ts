import { lines } from '../lines.ts'
import type { Locale } from '../locale.ts'

export const denied: Locale['denied'] = {
  not: lines(`
pas
`),
  no: lines(`
aucun
aucune
sans
`),
  needed: lines(`
besoin
demand
exig
indispensab
necessaire
obligatoire
prerequis
requi
`),
  turns: lines(`
mais
`),
  said: lines(`
inutile (de|d)
peu importe
`),
}

import { lines } from '../lines.ts'
import type { Locale } from '../locale.ts'

export const denied: Locale['denied'] = {
  not: lines(`
non
`),
  no: lines(`
nessun
nessuna
nessuno
senza
`),
  needed: lines(`
bisogno
indispensabil
necessari
obbligatori
occorr
richied
richiest
serve
servono
`),
  turns: lines(`
ma
pero
`),
  said: lines(`
non importa
`),
}

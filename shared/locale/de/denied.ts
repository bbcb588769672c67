import { lines } from '../lines.ts'
import type { Locale } from '../locale.ts'

export const denied: Locale['denied'] = {
  not: lines(`
kein
nicht
`),
  no: lines(`
kein
keine
keinen
keiner
keinerlei
ohne
`),
  needed: lines(`
bedingung
benotig
erforderlich
erwart
muss
notig
notwendig
pflicht
verlang
vorausgesetzt
voraussetzung
zwingend
`),
  verbs: lines(`
benotig
brauch
erwart
muss
verlang
`),
  turns: lines(`
aber
jedoch
`),
  said: lines(`
ist uns (egal|nicht wichtig)
spielt keine rolle
`),
}

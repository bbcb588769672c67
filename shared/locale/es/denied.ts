import { lines } from '../lines.ts'
import type { Locale } from '../locale.ts'

export const denied: Locale['denied'] = {
  not: lines(`
no
`),
  no: lines(`
ningun
ninguna
sin
`),
  needed: lines(`
excluyent
exig
falta
imprescindib
necesari
necesit
obligatori
precis
preciso
requerid
requier
requisito
`),
  turns: lines(`
pero
sino
`),
  said: lines(`
da igual
no importa
`),
}

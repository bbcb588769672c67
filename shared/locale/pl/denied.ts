import { lines } from '../lines.ts'
import type { Locale } from '../locale.ts'

export const denied: Locale['denied'] = {
  not: lines(`
nie
`),
  no: lines(`
bez
zaden
zadna
zadne
zadnego
`),
  needed: lines(`
jest konieczn
jest niezbedn
konieczn
niezbedn
obowiazkow
oczekuj
potrzeb
trzeba
wymag
`),
  turns: lines(`
ale
lecz
`),
  said: lines(`
nie ma znaczenia
`),
}

import { lines } from '../lines.ts'
import type { Locale } from '../locale.ts'

export const denied: Locale['denied'] = {
  not: lines(`
geen
niet
`),
  no: lines(`
geen
zonder
`),
  needed: lines(`
eis
nodig
noodzakelijk
vereis
verplicht
verwacht
`),
  verbs: lines(`
hoef
hoev
`),
  turns: lines(`
maar
`),
  said: lines(`
maakt niet uit
`),
}

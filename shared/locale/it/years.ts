import { lines } from '../lines.ts'
import type { Locale } from '../locale.ts'

export const years: Locale['years'] = {
  numbers: lines(`
uno
due
tre
quattro
cinque
sei
sette
otto
nove
dieci
undici
dodici
`),
  article: lines(`
un
una
`),
  year: lines(`
anni
anno
`),
  month: lines(`
mese
mesi
`),
  until: lines(`
a
ai
fino a
`),
  least: lines(`
almeno
come minimo
minimo
minimo di
`),
}

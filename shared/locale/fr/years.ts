import { lines } from '../lines.ts'
import type { Locale } from '../locale.ts'

export const years: Locale['years'] = {
  numbers: lines(`
un
deux
trois
quatre
cinq
six
sept
huit
neuf
dix
onze
douze
`),
  article: lines(`
un
une
`),
  year: lines(`
an
annee
annees
ans
`),
  month: lines(`
mois
`),
  until: lines(`
a
jusqu'a
`),
  least: lines(`
au minimum
au moins
minimum
minimum de
`),
}

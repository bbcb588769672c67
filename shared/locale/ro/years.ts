import { lines } from '../lines.ts'
import type { Locale } from '../locale.ts'

export const years: Locale['years'] = {
  numbers: lines(`
1
doi
trei
patru
cinci
sase
sapte
opt
noua
zece
unsprezece
doisprezece
`),
  article: [],
  year: lines(`
an
ani
anul
`),
  month: lines(`
luna
luni
`),
  until: lines(`
la
pana la
`),
  least: lines(`
cel putin
min.
minim
minimum
`),
}

import { lines } from '../lines.ts'
import type { Locale } from '../locale.ts'

export const years: Locale['years'] = {
  numbers: lines(`
egy
ket
harom
negy
5
6
7
nyolc
kilenc
tiz
tizenegy
tizenket
`),
  article: [],
  year: lines(`
ev
eves
evet
`),
  month: lines(`
honap
honapos
`),
  until: [],
  least: lines(`
legalabb
min.
minimum
`),
}

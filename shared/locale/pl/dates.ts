import { lines } from '../lines.ts'
import type { Locale } from '../locale.ts'

export const dates: Locale['dates'] = {
  months: [
    ['sty', 'styczen', 'stycznia'],
    ['lut', 'luty', 'lutego'],
    ['marzec', 'marca'],
    ['kwi', 'kwiecien', 'kwietnia'],
    ['maj', 'maja'],
    ['cze', 'czerwiec', 'czerwca'],
    ['lip', 'lipiec', 'lipca'],
    ['sie', 'sierpien', 'sierpnia'],
    ['wrz', 'wrzesien', 'wrzesnia'],
    ['paz', 'pazdziernik', 'pazdziernika'],
    ['lis', 'listopad', 'listopada'],
    ['gru', 'grudzien', 'grudnia'],
  ],
  present: lines(`
chwili obecnej
do chwili obecnej
do dzis
do nadal
do teraz
dzis
dzisiaj
nadal
obecnie
teraz
trwa
`),
  since: lines(`
od
`),
  until: lines(`
do
`),
  year: lines(`
r.
rok
roku
`),
  seasons: lines(`
jesien
lato
semestr
wiosna
zima
`),
}

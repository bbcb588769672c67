import { lines } from '../lines.ts'
import type { Locale } from '../locale.ts'

export const years: Locale['years'] = {
  numbers: lines(`
jeden
dva
tri
ctyri
pet
sest
sedm
osm
devet
deset
jedenact
dvanact
`),
  article: [],
  year: lines(`
let
leta
letou
rocni
rok
roku
roky
`),
  month: lines(`
mesic
mesice
mesicu
`),
  until: lines(`
az do
`),
  least: lines(`
alespon
min.
minimalne
nejmene
`),
}

import { lines } from '../lines.ts'
import type { Locale } from '../locale.ts'

export const years: Locale['years'] = {
  numbers: lines(`
jeden jedna jednego jedno
dwa dwoch dwie dwu
trzy trzech
cztery czterech cztero
piec pieciu piecio
szesc szesciu szescio
siedem siedmiu
osiem osmiu
dziewiec dziewieciu
dziesiec dziesieciu
jedenascie
dwanascie
`),
  article: [],
  year: lines(`
lat
lata
letni
letnia
letnie
letniego
letniej
letnim
roczne
rocznego
roczny
rok
roku
`),
  month: lines(`
miesiac
miesiace
miesiecy
`),
  until: lines(`
do
`),
  least: lines(`
co najmniej
min.
minimum
przynajmniej
`),
}

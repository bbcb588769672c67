import { lines } from '../lines.ts'
import type { Locale } from '../locale.ts'

export const years: Locale['years'] = {
  numbers: lines(`
uno
dos
tres
cuatro
cinco
seis
siete
ocho
nueve
diez
once
doce
`),
  article: lines(`
un
una
`),
  year: lines(`
ano
anos
`),
  month: lines(`
mes
meses
`),
  until: lines(`
a
hasta
`),
  least: lines(`
al menos
como minimo
minimo
minimo de
por lo menos
`),
}

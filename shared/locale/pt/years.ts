import { lines } from '../lines.ts'
import type { Locale } from '../locale.ts'

export const years: Locale['years'] = {
  numbers: lines(`
um
dois duas
tres
quatro
cinco
seis
sete
oito
nove
dez
onze
doze
`),
  article: lines(`
um
uma
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
ate
`),
  least: lines(`
ao menos
minimo
minimo de
no minimo
pelo menos
`),
}

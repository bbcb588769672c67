import { lines } from '../lines.ts'
import type { Locale } from '../locale.ts'

export const years: Locale['years'] = {
  numbers: lines(`
bir
2
3
dort
bes
altı
yedi
sekiz
dokuz
10
onbir
oniki
`),
  article: [],
  year: lines(`
yıl
yıllık
yılı
`),
  month: lines(`
ay
aylık
`),
  until: lines(`
ila ile
`),
  least: lines(`
asgari
en az
min.
minimum
`),
}

import { lines } from '../lines.ts'
import type { Locale } from '../locale.ts'

export const years: Locale['years'] = {
  numbers: lines(`
enda
tva
tre
fyra
fem
6
sju
atta
9
tio
elva
tolv
`),
  article: [],
  year: lines(`
ar
arig
ariga
ars
`),
  month: lines(`
manad
manader
`),
  until: lines(`
till
`),
  least: lines(`
atminstone
lagst
minst
`),
}

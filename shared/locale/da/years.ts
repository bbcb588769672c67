import { lines } from '../lines.ts'
import type { Locale } from '../locale.ts'

export const years: Locale['years'] = {
  numbers: lines(`
1
2
tre
4
fem
seks
syv
otte
9
10
elleve
tolv
`),
  article: [],
  year: lines(`
ar
arig
arige
ars
`),
  month: lines(`
maned
maneder
`),
  until: lines(`
til
`),
  least: lines(`
min.
mindst
minimum
`),
}

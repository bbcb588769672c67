import { lines } from '../lines.ts'
import type { Locale } from '../locale.ts'

export const dates: Locale['dates'] = {
  months: [
    ['leden', 'ledna'],
    ['únor', 'února'],
    ['březen', 'března'],
    ['duben', 'dubna'],
    ['květen', 'května'],
    ['červen', 'června'],
    ['červenec', 'července'],
    ['srpen', 'srpna'],
    ['září'],
    ['říjen', 'října'],
    ['listopad', 'listopadu'],
    ['prosinec', 'prosince'],
  ],
  present: lines(`
dnes
do soucasnosti
do ted
dosud
nyni
soucasnost
`),
  since: lines(`
od
`),
  until: lines(`
do
`),
  year: lines(`
r.
`),
  seasons: lines(`
jaro
leto
podzim
zima
`),
}

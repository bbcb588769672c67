import { lines } from '../lines.ts'
import type { Locale } from '../locale.ts'

export const dates: Locale['dates'] = {
  months: [
    ['januari', 'jan'],
    ['februari', 'feb'],
    ['maart', 'mrt'],
    ['april', 'apr'],
    ['mei'],
    ['juni', 'jun'],
    ['juli', 'jul'],
    ['augustus', 'aug'],
    ['september', 'sept', 'sep'],
    ['oktober', 'okt'],
    ['november', 'nov'],
    ['december', 'dec'],
  ],
  present: lines(`
actueel
heden
huidig
lopend
nog steeds
nu
tegenwoordig
tot heden
tot op heden
vandaag
`),
  seasons: lines(`
begin
eind
herfst
lente
medio
najaar
voorjaar
winter
zomer
`),
  since: lines(`
sedert
sinds
vanaf
`),
  until: lines(`
tot
`),
}

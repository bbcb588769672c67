import { lines } from '../lines.ts'
import type { Locale } from '../locale.ts'

export const dates: Locale['dates'] = {
  months: [
    ['januar'],
    ['februar'],
    ['mars'],
    ['april'],
    ['mai'],
    ['juni'],
    ['juli'],
    ['august'],
    ['september'],
    ['oktober', 'okt'],
    ['november'],
    ['desember', 'des'],
  ],
  present: lines(`
d.d
dags dato
i dag
idag
na
navaerende
naverende
pagaende
`),
  since: lines(`
fra
siden
`),
  until: lines(`
til
`),
  seasons: lines(`
host
sommer
somre
somrene
var
`),
}

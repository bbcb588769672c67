import { lines } from '../lines.ts'
import type { Locale } from '../locale.ts'

export const dates: Locale['dates'] = {
  months: [
    ['januari'],
    ['februari'],
    ['mars'],
    ['april'],
    ['maj'],
    ['juni'],
    ['juli'],
    ['augusti'],
    ['september'],
    ['oktober', 'okt'],
    ['november'],
    ['december'],
  ],
  present: lines(`
d.d
i dag
idag
nu
nuvarande
pagaende
tills nu
tills vidare
`),
  since: lines(`
fran
fran och med
sedan
`),
  until: lines(`
till
till och med
`),
  seasons: lines(`
host
hosttermin
sommar
somrar
somrarna
var
vartermin
vinter
`),
}

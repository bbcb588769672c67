import { lines } from '../lines.ts'
import type { Locale } from '../locale.ts'

export const dates: Locale['dates'] = {
  months: [
    ['ianuarie', 'ian'],
    ['februarie'],
    ['martie'],
    ['aprilie'],
    ['mai'],
    ['iunie'],
    ['iulie'],
    ['august'],
    ['septembrie'],
    ['octombrie'],
    ['noiembrie'],
    ['decembrie'],
  ],
  present: lines(`
acum
astazi
azi
momentul actual
prezent
zilele noastre
`),
  until: lines(`
pana in
`),
  seasons: lines(`
iarna
primavara
toamna
vara
`),
}

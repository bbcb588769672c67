import { lines } from '../lines.ts'
import type { Locale } from '../locale.ts'

export const dates: Locale['dates'] = {
  months: [
    ['januar', 'jan', 'janner'],
    ['februar', 'feb', 'feber'],
    ['marz', 'mrz', 'maerz'],
    ['april', 'apr'],
    ['mai'],
    ['juni', 'jun'],
    ['juli', 'jul'],
    ['august', 'aug'],
    ['september', 'sept', 'sep'],
    ['oktober', 'okt'],
    ['november', 'nov'],
    ['dezember', 'dez'],
  ],
  present: lines(`
aktuell
andauernd
bis heute
dato
derzeit
gegenwaertig
gegenwart
gegenwartig
heute
jetzt
laufend
zur zeit
zurzeit
`),
  seasons: lines(`
anfang
ende
fruhjahr
fruhling
herbst
mitte
sommer
sommersemester
sose
ss
winter
wintersemester
wise
ws
`),
  since: lines(`
ab
seit
`),
  until: lines(`
bis
`),
  onwards: lines(`
aufwarts
`),
}

import { lines } from '../lines.ts'
import type { Locale } from '../locale.ts'

export const dates: Locale['dates'] = {
  months: [
    ['janvier', 'janv', 'jan'],
    ['fevrier', 'fevr', 'fev'],
    ['mars'],
    ['avril', 'avr'],
    ['mai'],
    ['juin'],
    ['juillet', 'juil'],
    ['aout'],
    ['septembre', 'sept', 'sep'],
    ['octobre', 'oct'],
    ['novembre', 'nov'],
    ['decembre', 'dec'],
  ],
  present: lines(`
a aujourd'hui
a ce jour
actuel
actuellement
aujourd hui
aujourd'hui
ce jour
en cours
maintenant
nos jours
present
presente
`),
  seasons: lines(`
automne
debut
ete
fin
hiver
mi
printemps
semestre
trimestre
`),
  since: lines(`
depuis
depuis le
`),
  until: lines(`
jusqu'a
jusqu'en
`),
}

import { lines } from '../lines.ts'
import type { Told } from '../told.ts'

export const told: Told = {
  duties: lines(`
autoin
avustin
mukana
osallistuin
tehtäviini kuului
työskentelin
vastasin
vastuualueeni
vastuussa
`),
  years: lines(`
vuoden
vuosi
vuotta
`),
  experience: lines(`
kokemuksella
kokemus
kokemusta
työkokemus
`),
  personal: {
    age: lines(`
ikä
`),
    birth: lines(`
syntymäaika
syntynyt
`),
    civilStatus: lines(`
siviilisääty
`),
    identity: lines(`
henkilötunnus
`),
    nationality: lines(`
kansalaisuus
`),
    religion: lines(`
uskonto
`),
    sex: lines(`
sukupuoli
`),
    zodiac: lines(`
horoskooppimerkki
`),
  },
  personalWords: {
    military: lines(`
asepalvelus suoritettu
varusmiespalvelus suoritettu
`),
  },
}

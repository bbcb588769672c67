import { lines } from '../lines.ts'
import type { Told } from '../told.ts'

export const told: Told = {
  duties: lines(`
ansvar för
ansvarig för
arbetade med
arbetsuppgifter
assisterade med
deltagande i
deltog i
hjälpte till att
hjälpte till med
involverad i
jobbade med
medansvarig för
mina arbetsuppgifter
`),
  years: lines(`
år
års
`),
  experience: lines(`
erfarenhet
`),
  personal: {
    age: lines(`
ålder
`),
    birth: lines(`
född
född den
födelsedatum
`),
    civilStatus: lines(`
civilstånd
`),
    identity: lines(`
personnummer
`),
    nationality: lines(`
medborgarskap
nationalitet
`),
    religion: lines(`
trosuppfattning
`),
    sex: lines(`
kön
`),
    zodiac: lines(`
stjärntecken
`),
  },
  personalWords: {
    military: lines(`
militärtjänst fullgjord
värnplikt fullgjord
`),
  },
}

import { lines } from '../lines.ts'
import type { Told } from '../told.ts'

export const told: Told = {
  duties: lines(`
ansvar for
ansvarlig for
arbejde med
arbejdede med
arbejdsopgaver
assisterede med
bistand til
bistod med
deltagelse i
deltog i
hjalp med
involveret i
medansvarlig for
mine opgaver
`),
  years: lines(`
år
års
`),
  experience: lines(`
erfaring
`),
  personal: {
    age: lines(`
alder
`),
    birth: lines(`
fødselsdato
født
født den
`),
    civilStatus: lines(`
civilstand
ægteskabelig status
`),
    identity: lines(`
cpr
cpr-nummer
`),
    nationality: lines(`
nationalitet
`),
    religion: lines(`
trosretning
`),
    sex: lines(`
køn
`),
    zodiac: lines(`
stjernetegn
`),
  },
}

import { lines } from '../lines.ts'
import type { Told } from '../told.ts'

export const told: Told = {
  duties: lines(`
ansvar for
ansvarlig for
arbeidet med
arbeidsoppgaver
assisterte med
bistod med
deltakelse i
deltok i
hjalp med
involvert i
jobbet med
medansvarlig for
mine oppgaver
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
sivilstand
sivilstatus
`),
    identity: lines(`
fødselsnummer
personnummer
`),
    nationality: lines(`
nasjonalitet
statsborgerskap
`),
    religion: lines(`
livssyn
`),
    sex: lines(`
kjønn
`),
    zodiac: lines(`
stjernetegn
`),
  },
  personalWords: {
    military: lines(`
førstegangstjeneste fullført
`),
  },
}

import { lines } from '../lines.ts'
import type { Told } from '../told.ts'

export const told: Told = {
  duties: lines(`
assisteren bij
belast met
betrokken bij
deelgenomen aan
geassisteerd bij
geholpen bij
geholpen met
gewerkt aan
helpen bij
helpen met
medeverantwoordelijk voor
meegewerkt aan
meewerken aan
mijn taken
onderdeel van het team
ondersteund bij
ondersteunen van
ondersteuning bij
ondersteuning van
verantwoordelijk voor
werkzaam als
werkzaam bij
`),
  years: lines(`
jaar
jaren
`),
  experience: lines(`
ervaring
werkervaring
`),
  personal: {
    age: lines(`
leeftijd
`),
    birth: lines(`
geboortedatum
geboren
geboren op
`),
    civilStatus: lines(`
burgerlijke staat
`),
    identity: lines(`
bsn
burgerservicenummer
rijksregisternummer
`),
    nationality: lines(`
nationaliteit
`),
    religion: lines(`
geloof
godsdienst
religie
`),
    salary: lines(`
salarisindicatie
salariswens
`),
    sex: lines(`
geslacht
`),
    zodiac: lines(`
sterrenbeeld
`),
  },
  personalWords: {
    age: lines(`
# jaar oud
`),
    civilStatus: lines(`
gehuwd
ongehuwd
`),
    military: lines(`
dienstplicht vervuld
militaire dienst vervuld
vrijgesteld van dienstplicht
`),
  },
}

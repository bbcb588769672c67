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
}

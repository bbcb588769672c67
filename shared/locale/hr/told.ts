import { lines } from '../lines.ts'
import type { Told } from '../told.ts'

export const told: Told = {
  duties: lines(`
odgovoran za
odgovorna za
odgovornost za
opis posla
pomagala u
pomagao u
pomoć pri
pomoć u
rad na
radila na
radio na
radni zadaci
sudjelovala u
sudjelovanje u
sudjelovao u
zadužen za
zadužena za
`),
  years: lines(`
godina
godine
godinu
`),
  experience: lines(`
iskustva
iskustvo
iskustvom
`),
  personal: {
    birth: lines(`
datum rođenja
rođen
rođena
`),
    civilStatus: lines(`
bračni status
bračno stanje
`),
    identity: lines(`
jmbg
oib
`),
    nationality: lines(`
državljanstvo
nacionalnost
`),
    religion: lines(`
vjeroispovijest
`),
    sex: lines(`
spol
`),
    zodiac: lines(`
horoskopski znak
`),
  },
  personalWords: {
    civilStatus: lines(`
neoženjen
neudana
oženjen
udana
`),
  },
}

import type { Asked } from '../asked.ts'
import { lines } from '../lines.ts'

export const asked: Asked = {
  joins: lines(`
es
es/vagy
illetve
vagy
valamint
`),
  either: lines(`
illetve
vagy
`),
  choiceBefore: lines(`
peldaul
valamelyike
`),
  alike: lines(`
hasonlo
`),
  prepositions: [],
  links: lines(`
es
`),
  frames: {
    know: lines(`
*ismeret
*ismerete
ismeret
ismerete
jartas
`),
    did: lines(`
*tapasztalat
gyakorlat
tapasztalat
`),
    can: lines(`
kepesseg
keszseg
`),
  },
  roles: [],
  taught: lines(`
*vegzettseg
kepesites
szakkepz
vegzettseg
`),
  small: lines(`
a
aki
alapos
amely
amit
az
azonos
egy
elony
elonyt
elvarasok
elvarjuk
es
es/vagy
ev
eves
evet
felhasznaloi
felsofoku
fo
gyakorlat
ha
hasonlo
hogy
ill.
illetve
is
ismerete
jelent
jo
kell
kepesseg
keresunk
keszseg
kivalo
kozepfoku
legalabb
magas
meglete
mellett
mely
mi
mint
munka
munkakor
munkakorben
nem
onallo
pozicioban
rendelkezik
sajat
szamunkra
szerzett
szint
szintu
szukseges
tapasztalat
teren
teruleten
tobb
utan
vagy
valamint
valo
vegzettseg
`),
}

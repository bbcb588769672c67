import type { Asked } from '../asked.ts'
import { lines } from '../lines.ts'

export const asked: Asked = {
  joins: lines(`
eller
och
och/eller
samt
`),
  either: lines(`
eller
`),
  choiceBefore: lines(`
exempelvis
nagon av
sasom
t.ex.
till exempel
`),
  alike: lines(`
liknand
likvardig
motsvarand
`),
  prepositions: lines(`
av
for
inom
med
pa
till
`),
  links: lines(`
av
for
i
inom
`),
  frames: {
    know: lines(`
*kunskap
*kunskaper
beharsk
forsta
insatt
kannedom
kanner
kunskap
`),
    did: lines(`
*erfarenhet
*erfarenheter
arbetat
erfarenhet
jobbat
`),
    can: lines(`
fardighet
formaga
kompetens
skicklig
`),
  },
  roles: lines(`
som
`),
  taught: lines(`
*utbildad
*utbildning
legitim
utbildad
utbildning
`),
  small: lines(`
alla
allt
ar
arbeta
arbetat
aret
att
av
aven
bade
beharskar
besitter
bli
blir
bra
darfor
den
denna
dessa
det
detta
dig
din
dina
ditt
du
efter
ej
eller
en
er
era
erfarenhet
erfarenheter
ert
ett
finns
flera
flytande
for
formaga
fran
garna
ges
god
goda
gott
grundlaggande
ha
har
hos
i
in
innehar
inom
inte
jobba
ju
kan
kanner
kompetens
krav
kunna
kunskap
kunskaper
maste
med
meriterande
minst
mycket
nagon
nagra
nar
ni
och
och/eller
ocksa
om
oss
pa
relevanta
sa
saker
samt
sig
ska
skall
soker
som
star
stor
tidigare
till
under
upp
ut
utmarkta
valja
van
vana
var
vara
vart
vi
vid
vill
`),
}

import type { Asked } from '../asked.ts'
import { lines } from '../lines.ts'

export const asked: Asked = {
  joins: lines(`
ori
sau
si
si/sau
`),
  either: lines(`
ori
sau
`),
  choiceBefore: lines(`
cum ar fi
de exemplu
ex.
precum
unul dintre
`),
  alike: lines(`
asemanator
echivalent
similar
`),
  prepositions: lines(`
cu
din
pentru
prin
`),
  links: lines(`
a
al
ale
cu
de
din
in
la
pentru
si
`),
  frames: {
    know: lines(`
cunoaste
cunoastere
cunoscator
cunostin
inteleg
stapan
`),
    did: lines(`
experienta
lucrat
`),
    can: lines(`
abilitati
capacitate
competenta
indeman
`),
  },
  roles: lines(`
ca
`),
  taught: lines(`
absolvent
calificare
calificat
pregatire
studii
`),
  agrees: 'adjectives',
  small: lines(`
a
abilitati
aceasta
acest
ai
al
ale
am
ani
anterioara
ar
astfel
avantaj
bine
bun
buna
bune
ca
capacitate
cat
cautam
ce
cea
cei
cel
cele
cerinte
constituie
cu
cum
cunoastere
cunostinte
de
detine
detinerea
din
domeniu
domeniul
dupa
este
esti
excelente
experienta
fi
fie
in
intr
la
lor
mai
medii
minim
mod
necesar
nivel
noastra
noi
nostri
nostru
o
oferim
ori
orientare
pe
pentru
permis
poate
precum
prin
reprezinta
sa
sau
se
si
si/sau
similara
spre
studii
sub
sunt
superioare
ta
tale
tau
te
toate
tu
un
una
unei
unui
util
valabil
vei
`),
}

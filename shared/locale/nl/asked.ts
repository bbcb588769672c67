import type { Asked } from '../asked.ts'
import { lines } from '../lines.ts'

export const asked: Asked = {
  joins: lines(`
en
of
of/en
`),
  either: lines(`
of
`),
  choiceBefore: lines(`
bijv.
bijvoorbeeld
een van
minimaal een
minstens een
ten minste een
zoals
`),
  alike: lines(`
ander
gelijkwaardig
soortgelijk
vergelijkba
`),
  prepositions: lines(`
bij
in
met
van
voor
`),
  links: lines(`
het
van
`),
  frames: {
    know: lines(`
*kennis
beheers
bekendh
kennis
kunnen
`),
    did: lines(`
*ervaring
ervarin
`),
    can: lines(`
vaardig
`),
  },
  roles: lines(`
als
tot
`),
  taught: lines(`
*opleiding
opgeleid
opleiding
`),
  small: lines(`
aan
aantal
aantoonbare
actuele
affiniteit
afgeronde
als
andere
basis
beheersing
bekend
bekendheid
beschikken
beschikt
bezig
bezit
bij
binnen
dat
de
deze
die
diploma
dit
door
een
en
enkele
ervaring
gedegen
geldig
geldige
goed
goede
graag
haar
heb
hebben
hebt
heeft
het
hun
in
is
jaar
jaren
je
jij
jouw
kan
kennis
kunt
liefst
met
minimaal
minimale
naar
niveau
of
ons
onze
ook
op
opleiding
over
pre
relevante
ruime
sterke
tijdens
uit
uitstekende
vaardig
vaardigheden
van
vergelijkbaar
vergelijkbare
voor
we
werkervaring
wij
wil
zijn
zoals
zonder
`),
}

import type { Asked } from '../asked.ts'
import { lines } from '../lines.ts'

export const asked: Asked = {
  joins: lines(`
ja/tai
seka
tai
taikka
`),
  either: lines(`
tai
taikka
`),
  choiceBefore: lines(`
esim.
esimerkiksi
`),
  alike: lines(`
samankalta
vastaav
`),
  prepositions: [],
  links: lines(`
ja
`),
  frames: {
    know: lines(`
*osaaminen
*osaamista
*tuntemus
*tuntemusta
hallit
osaaminen
osaamista
tunnet
tuntemus
tuntemusta
`),
    did: lines(`
*kokemus
*kokemusta
kokemus
kokemusta
tyoskennellyt
`),
    can: lines(`
kyky
kykya
taidot
taito
valmiu
`),
  },
  roles: [],
  taught: lines(`
*koulutus
*tutkinto
koulut
koulutus
tutkinto
`),
  small: lines(`
aiempaa
aiempi
alalta
alan
arvostamme
asia
edellytamme
eduksi
ei
eika
ennen
erinomaiset
etsimme
etta
haemme
hakijalta
haluat
hyva
hyvaa
hyvat
itse
ja
ja/tai
jo
joka
joko
jonka
jos
kanssa
kokemus
kokemusta
koulutus
kuin
kun
kuten
kyky
kykya
lisaksi
me
meidan
meille
mukaan
muun
myos
niin
odotamme
olet
oma
oman
on
osaaminen
osaamista
osaat
ovat
paiva
se
seka
sina
sinulla
sinulta
sinun
soveltuva
sujuva
tai
taidot
taikka
taito
tarvittaessa
tehtava
tehtavaan
tehtavassa
toivomme
tunnet
tuntemus
tyo
tyohon
vaan
vahintaan
voi
vuoden
vuosi
vuotta
`),
}

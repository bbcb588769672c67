import type { Asked } from '../asked.ts'
import { lines } from '../lines.ts'

export const asked: Asked = {
  joins: lines(`
a/nebo
ci
nebo
popr.
pripadne
take
`),
  either: lines(`
ci
nebo
popr.
pripadne
`),
  choiceBefore: lines(`
jako
jeden z
napr.
napriklad
`),
  alike: lines(`
ekvivalentn
obdobn
podobn
`),
  prepositions: lines(`
pro
ze
`),
  links: lines(`
a
na
o
pro
s
se
v
ve
ze
`),
  frames: {
    know: lines(`
ovlad
znalost
znalosti
`),
    did: lines(`
pracoval
praxe
praxi
zkusenost
zkusenosti
`),
    can: lines(`
dovednost
schopnost
umite
uzivatelsk
`),
  },
  roles: lines(`
jako
pozici
`),
  taught: lines(`
absolv
vystudoval
vyucen
vzdel
vzdelani
`),
  agrees: 'cases',
  small: lines(`
a
a/nebo
aby
aktivni
ale
alespon
ani
budete
byt
ci
dalsi
do
dobra
dobre
dobrou
dobry
i
jako
je
jeho
jsou
jste
k
kde
ktere
ktery
kterym
ma
mate
min.
minimalne
minimalni
moznost
my
na
nad
nase
naseho
nebo
nez
nutna
nutne
o
obdobne
oboru
ochota
od
platna
platny
po
pod
podminkou
podobne
pokrocila
popr.
pozadujeme
pozici
prace
pracovni
praxe
pri
pripadne
pro
prukaz
s
schopnost
se
si
sk.
skupiny
sve
svou
u
umite
v
vam
vas
vcetne
velmi
vitana
vsech
vyborna
vyborne
vyhoda
vyhodou
vzdelani
z
za
zakladni
ze
zkusenost
zkusenosti
znalost
znalosti
`),
}

import type { Asked } from '../asked.ts'
import { lines } from '../lines.ts'

export const asked: Asked = {
  joins: lines(`
eller
og
og/eller
samt
`),
  either: lines(`
eller
`),
  choiceBefore: lines(`
eksempelvis
en af
f.eks.
for eksempel
sasom
`),
  alike: lines(`
lignend
tilsvarend
`),
  prepositions: lines(`
af
for
inden
med
pa
til
`),
  links: lines(`
af
for
i
inden
`),
  frames: {
    know: lines(`
*kendskab
*viden
forsta
kender
kendskab
viden
`),
    did: lines(`
*erfaring
arbejdet
erfaring
`),
    can: lines(`
dygtig
evne
færdighed
kompetence
`),
  },
  roles: lines(`
som
`),
  taught: lines(`
*uddannelse
*uddannet
faglært
uddannelse
uddannet
`),
  small: lines(`
af
alle
ar
at
bade
behersker
besidder
bliver
de
deg
dem
den
denne
der
deres
det
dig
din
dine
dit
du
eller
en
er
erfaring
et
evne
fa
flere
for
fordel
forstaelse
fra
gerne
god
gode
godt
har
hos
i
ikke
ind
inden
jer
jeres
kan
kendskab
krav
kunne
ma
med
meget
mindst
nar
og
og/eller
ogsa
om
op
os
pa
relevante
samt
sig
skal
som
stor
søger
tidligere
til
ud
under
vant
ved
vi
viden
vil
vores
være
været
`),
}

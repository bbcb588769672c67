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
en av
f.eks.
for eksempel
slik som
`),
  alike: lines(`
lignend
tilsvarend
`),
  prepositions: lines(`
av
for
innen
med
pa
til
`),
  links: lines(`
av
for
i
innen
`),
  frames: {
    know: lines(`
*kjennskap
*kunnskap
*kunnskaper
forsta
kjenner
kjennskap
kunnskap
`),
    did: lines(`
*erfaring
arbeidet
erfaring
jobbet
`),
    can: lines(`
dyktig
evne
ferdighet
kompetanse
`),
  },
  roles: lines(`
som
`),
  taught: lines(`
*utdannelse
*utdanning
fagbrev
utdannelse
utdannet
utdanning
`),
  small: lines(`
alle
ar
at
av
bade
behersker
besitter
bli
blir
bør
de
deg
den
denne
der
dere
deres
det
din
dine
ditt
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
fra
gjerne
god
gode
godt
ha
har
hos
i
ikke
inn
innen
kan
kjennskap
krav
kunne
kunnskap
ma
med
mer
minst
nar
og
og/eller
ogsa
om
opp
oss
pa
relevante
samt
seg
skal
som
stor
søker
tidligere
til
trives
under
ut
var
vare
vart
ved
vi
vil
være
vært
ønskelig
ønsker
`),
}

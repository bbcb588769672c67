import type { Asked } from '../asked.ts'
import { lines } from '../lines.ts'

export const asked: Asked = {
  joins: lines(`
et
ou
`),
  either: lines(`
ou
`),
  choiceBefore: lines(`
au moins un
au moins une
comme
l'un de
l'une de
par exemple
tel que
telle que
telles que
tels que
type
un de
`),
  alike: lines(`
assimil
autre
equivalen
similaire
`),
  prepositions: lines(`
aux
avec
d
dans
de
du
en
par
pour
sur
`),
  links: lines(`
a
au
aux
d
de
des
du
en
l
la
les
par
`),
  frames: {
    know: lines(`
connais
maitris
notions
`),
    did: lines(`
experie
pratiqu
`),
    can: lines(`
aptitud
capacit
competen
utilisa
`),
  },
  roles: lines(`
comme
que
`),
  taught: lines(`
diplom
formation
`),
  agrees: 'adjectives',
  small: lines(`
a
afin
aimez
ainsi
aisance
an
ans
anterieure
appetence
apprecie
appreciee
appreciees
apprecies
atout
au
aussi
aux
avec
avez
avoir
bon
bonne
bonnes
bons
capable
capacite
ce
ces
cet
cette
chez
connaissance
connaissances
connaissez
d
dans
de
des
disposez
dont
du
en
entre
est
et
etes
etre
excellent
excellente
excellentes
exige
exigee
experience
experiences
faire
indispensable
justifiez
l
la
le
les
leur
leurs
lors
maitrise
maitrisez
minimale
minimum
nos
notamment
notions
notre
nous
obligatoire
ou
par
parfaite
plus
possedez
pour
pratique
premiere
que
qui
requis
requise
reussie
sa
sans
savez
savoir
selon
seraient
serait
ses
significative
similaire
solide
solides
son
sont
souhaite
souhaitee
souhaites
sur
tous
tout
toute
toutes
tres
un
une
usage
utilisation
vos
votre
vous
vous-meme
`),
}

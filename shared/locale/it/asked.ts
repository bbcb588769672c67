import type { Asked } from '../asked.ts'
import { lines } from '../lines.ts'

export const asked: Asked = {
  joins: lines(`
e
ed
o
oppure
`),
  either: lines(`
o
oppure
`),
  choiceBefore: lines(`
(come
, come
ad esempio
almeno uno tra
es.
quali
tipo
uno di
uno tra
`),
  alike: lines(`
altr
analog
equivalent
simil
`),
  prepositions: lines(`
con
da
dei
del
della
delle
di
in
nel
nella
per
su
`),
  links: lines(`
al
alla
d
degli
dei
del
dell
della
delle
dello
di
`),
  frames: {
    know: lines(`
conosce
dimesti
nozioni
padrona
`),
    did: lines(`
esperie
`),
    can: lines(`
capacit
competen
utilizz
`),
  },
  roles: lines(`
come
`),
  taught: lines(`
diplom
formazione
`),
  agrees: 'adjectives',
  small: lines(`
al
all
alla
almeno
altra
altre
altri
altro
anche
anni
anno
avere
buona
buone
buoni
buono
capacita
che
competenza
competenze
comprovata
con
conoscenza
da
dai
dall
dalla
dalle
degli
dei
del
dell
della
delle
di
dimestichezza
discreta
discreto
e
esperienza
essere
eventuale
fra
gli
gradita
i
il
in
inclusa
incluse
inclusi
incluso
ivi
la
le
livello
lo
loro
maturata
minima
minimo
negli
nei
nel
nell
nella
nelle
nonche
nostra
nostri
nostro
nozioni
oppure
ottima
ottimo
padronanza
per
piu
possesso
preferibile
preferibilmente
pregressa
presso
questa
questo
requisiti
requisito
richiesta
richieste
richiesto
solida
solide
sono
su
sua
sul
sull
sulla
sulle
suo
titolo
tra
un
una
uno
uso
utilizzo
`),
}

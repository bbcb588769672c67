import type { Asked } from '../asked.ts'
import { lines } from '../lines.ts'

export const asked: Asked = {
  joins: lines(`
e
o
u
y
`),
  either: lines(`
o
u
`),
  choiceBefore: lines(`
(como
, como
al menos uno de
alguna de
alguno de
p. ej.
por ejemplo
tal como
tales como
uno de
`),
  alike: lines(`
equivalente
otro
similar
`),
  prepositions: lines(`
con
de
del
en
para
por
sobre
`),
  links: lines(`
de
del
el
en
la
las
los
por
`),
  frames: {
    know: lines(`
conocim
dominio
manejo
nocion
`),
    did: lines(`
experie
`),
    can: lines(`
capacid
destrez
habilid
`),
  },
  roles: lines(`
como
`),
  taught: lines(`
formacion
titulad
`),
  agrees: 'adjectives',
  small: lines(`
a
al
algun
alguna
algunos
alto
amplia
amplio
ano
anos
avanzado
basico
buen
buena
buenas
buenos
capacidad
como
con
conocimiento
conocimientos
de
del
deseable
dominio
el
en
es
estar
experiencia
formacion
habilidad
habilidades
imprescindible
las
lo
los
manejo
mas
medio
minima
minimo
muy
necesario
nivel
nociones
o
obligatorio
otra
otras
otro
otros
para
persona
por
que
requisitos
se
ser
similar
similares
sin
solida
solidos
son
su
sus
tener
titulacion
titulo
tu
tus
u
un
una
unas
unos
uso
valorable
valorara
y
`),
}

import type { Asked } from '../asked.ts'
import { lines } from '../lines.ts'

export const asked: Asked = {
  joins: lines(`
e
ou
`),
  either: lines(`
ou
`),
  choiceBefore: lines(`
(como
, como
algum de
ao menos um
pelo menos um
por exemplo
tais como
tal como
um de
`),
  alike: lines(`
equivalente
outro
similar
`),
  prepositions: lines(`
com
das
de
do
dos
em
na
nas
no
nos
para
`),
  links: lines(`
da
das
de
do
dos
em
`),
  frames: {
    know: lines(`
conheci
dominio
familia
nocoes
`),
    did: lines(`
experie
vivenci
`),
    can: lines(`
capacid
habilid
`),
  },
  roles: lines(`
como
`),
  taught: lines(`
formacao
`),
  agrees: 'adjectives',
  small: lines(`
ano
anos
ao
aos
area
as
avancado
basico
boa
bom
capacidade
com
como
completo
conhecimento
conhecimentos
curso
da
das
desejavel
diferencial
do
dominio
dos
e
em
ensino
esta
este
experiencia
familiaridade
formacao
habilidade
habilidades
minima
minimo
na
nas
necessario
nivel
no
nocoes
nos
nossa
nosso
num
numa
o
os
ou
outras
outros
para
pela
pelas
pelo
pelos
por
possuir
preferencia
preferencialmente
que
requisito
requisitos
sao
sem
ser
sera
seu
similares
solida
solidos
sua
superior
tecnico
ter
um
uma
umas
uns
vivencia
`),
}

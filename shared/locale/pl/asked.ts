import type { Asked } from '../asked.ts'
import { lines } from '../lines.ts'

export const asked: Asked = {
  joins: lines(`
albo
i
lub
oraz
`),
  either: lines(`
albo
lub
`),
  choiceBefore: lines(`
co najmniej jeden
jeden z
jedna z
jedno z
na przykład
np.
przynajmniej jeden
takich jak
takie jak
takimi jak
`),
  alike: lines(`
inny
podobn
pokrewn
rownowazn
`),
  prepositions: lines(`
dla
o
w
z
ze
`),
  links: lines(`
do
na
o
w
z
`),
  frames: {
    know: lines(`
bieglo
wiedza
wiedzy
znajomo
`),
    did: lines(`
doswiad
praktyk
`),
    can: lines(`
obslug
umiejet
`),
  },
  roles: lines(`
jako
`),
  taught: lines(`
wyuczon
`),
  agrees: 'cases',
  small: lines(`
a
albo
atut
atutem
bardzo
beda
bedzie
biegla
byc
dla
do
dobra
dobre
dobry
dodatkowym
doswiadczenia
doswiadczenie
ds
gotowosc
i
jako
jest
lat
lata
latach
lub
mile
minimum
na
obsluga
obslugi
od
oraz
po
podstawowa
podstawy
poziom
poziomie
pracach
pracy
praktyczna
praktyczne
praktyka
programem
programow
programu
przez
przy
rok
roku
sa
sie
tych
tym
u
umiejetnosc
umiejetnosci
w
widziana
widziane
widziany
wiedza
wiedzy
wyksztalcenie
wymagana
wymagane
wymagany
z
zakresie
zakresu
ze
znajomosc
znajomosci
`),
}

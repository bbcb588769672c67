import type { Asked } from '../asked.ts'
import { lines } from '../lines.ts'

export const asked: Asked = {
  joins: lines(`
oder
sowie
und
`),
  either: lines(`
beziehungsweise
bzw
bzw.
oder
`),
  choiceBefore: lines(`
beispielsweise
ein von
eine von
einer von
eines von
entweder
mindestens ein
mindestens eine
mindestens einer
mindestens eines
wie
z. b.
z.b.
zum beispiel
`),
  alike: lines(`
ahnlich
ander
gleichwertig
vergleichbar
`),
  prepositions: lines(`
als
am
an
auf
der
des
durch
fur
im
mit
uber
von
zum
zur
`),
  links: lines(`
der
des
von
`),
  frames: {
    know: lines(`
*kenntnis
*kenntnisse
*kenntnissen
beherrs
kenntni
routini
sachkun
versier
verstan
vertrau
wissen
`),
    did: lines(`
*erfahrung
*erfahrungen
erfahru
praxis
`),
    can: lines(`
*fahigkeit
*fahigkeiten
*kompetenz
*kompetenzen
bedienu
fahigke
umgang
`),
  },
  roles: lines(`
als
zum
zur
`),
  taught: lines(`
*ausbildung
*lehre
*weiterbildung
ausbild
ausgebild
gelernt
weiterbild
`),
  small: lines(`
abgeschlossene
abgeschlossenes
abschluss
als
am
arbeiten
arbeitest
auch
auf
aus
ausbildung
ausgepragte
ausgepragtes
ausserdem
beherrschen
beherrschst
bei
beim
bereich
bereichen
bereits
berufsausbildung
berufserfahrung
besitzen
besitzt
bringen
bringst
bzw
daruber
das
dein
deine
dem
den
der
deren
des
die
diese
diesen
dieser
dieses
du
durch
eigene
eigenen
ein
eine
einem
einen
einer
eines
einschlagige
einschlagigen
einschlagiger
erfahrung
erfahrungen
erforderlich
erste
ersten
etwa
fundierte
fur
gern
gerne
gut
gute
guten
guter
gutes
haben
hast
hat
hinaus
hohe
hoher
hohes
idealerweise
ihr
ihre
ihren
im
in
ins
ist
jahr
jahre
jahren
kein
keine
kennen
kennst
kenntnis
kenntnisse
kenntnissen
man
mehr
mehrjahrige
mehrjahriger
mindestens
mit
mitbringen
moglich
moglichst
nach
nicht
notwendig
oder
relevante
routiniert
routinierter
rund
sehr
sein
sich
sicher
sichere
sicherer
sie
sind
sowie
sowohl
studium
uber
um
umgang
und
unser
unsere
unter
verfugen
verfugst
vergleichbar
vergleichbare
vergleichbarer
versiert
versierter
verstandnis
vertraut
vom
von
voraussetzung
vorteil
war
ware
werden
wie
wir
wird
wunschen
wunschenswert
zu
zudem
zum
zur
`),
}

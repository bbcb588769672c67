import { lines } from '../lines.ts'
import type { Locale } from '../locale.ts'

export const wanted: Locale['wanted'] = {
  wishBefore: lines(`
am liebsten
bestenfalls
bevorzugt
gern auch
gerne auch
gut wäre*
hilfreich wäre*
idealerweise
im besten fall
im idealfall
optimalerweise
optional
prima wäre*
schön wäre*
super wäre*
toll wäre*
von vorteil ist
von vorteil sind
von vorteil wäre*
vorteilhaft wäre*
vorzugsweise
wunschenswert sind
wünschenswert ist
wünschenswert sind
wünschenswert wäre*
`),
  wishAfter: lines(`
bevorzugt
ein absoluter vorteil
ein bonus
ein echter vorteil
ein großer vorteil
ein klarer vorteil
ein plus
ein pluspunkt
ein vorteil
ein weiterer vorteil
erwünscht
gern gesehen
gerne gesehen
gewünscht
hilfreich
ist ein plus
kein muss
nice-to-have
pluspunkt
runden dein profil ab
runden ihr profil ab
rundet dein profil ab
rundet ihr profil ab
schaden nicht
schadet nicht
von vorteil
vorteilhaft
willkommen
wäre schön
wären schön
wünschenswert
`),
  mustBefore: lines(`
unbedingt erforderlich
voraussetzung ist
voraussetzung sind
zwingend erforderlich
zwingende voraussetzung
`),
  mustAfter: lines(`
ein muss
erforderlich
notwendig
setzen wir voraus
unabdingbar
unerlässlich
vorausgesetzt
zwingend
zwingend notwendig
`),
}

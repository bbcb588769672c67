import { lines } from '../lines.ts'
import type { Locale } from '../locale.ts'

export const verbs: Locale['verbs'] = {
  irregular: lines(`
bieden bood boden geboden
brengen bracht brachten gebracht
doen deed deden gedaan
dragen droeg droegen gedragen
drijven dreef dreven gedreven
geleiden geleid
geven gaf gaven gegeven
helpen hielp hielpen geholpen
houden hield hielden gehouden
kopen kocht kochten gekocht
laden laadde laadden geladen
lezen las lazen gelezen
nemen nam namen genomen
onderzoeken onderzocht onderzochten
ontwerpen ontwierp ontwierpen ontworpen
rijden reed reden gereden
schrijven schreef schreven geschreven
slaan sloeg sloegen geslagen
sluiten sloot sloten gesloten
snijden sneed sneden gesneden
spreken sprak spraken gesproken
strijken streek streken gestreken
trekken trok trokken getrokken
vergelijken vergeleek vergeleken
verkopen verkocht verkochten
wassen waste wasten gewassen
wijzen wees wezen gewezen
zoeken zocht zochten gezocht
`),
  particles: lines(`
aan
af
bij
in
mee
na
om
op
over
terug
toe
uit
`),
}

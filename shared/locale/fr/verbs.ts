import { lines } from '../lines.ts'
import type { Locale } from '../locale.ts'

export const verbs: Locale['verbs'] = {
  irregular: lines(`
conception conçu conçue conçus conçues concevoir
conduite conduit conduits conduire
construction construit construits construire
découpe découpé découpés découper
lecture lu lue lus lues lisais lire
mise mis mises mettre
peinture peint peints peindre
pose posé posée posés posées poser
production produit produits produire
réception reçu reçue reçus reçues recevoir reçus
rédaction rédigé rédigée rédigés rédigées rédiger
réduction réduit réduits réduire
résolution résolu résolus résoudre
soin soigné soignée soignés soigner soins
suivi suivis suivie suivies suivre
tenue tenu tenus tenues tenir
traduction traduit traduits traduire
vente vendu vendue vendus vendues vendre
`),
}

import { lines } from '../lines.ts'
import type { Locale } from '../locale.ts'

export const verbs: Locale['verbs'] = {
  irregular: lines(`
accoglienza accolto accolti accoglievo accogliere
conduzione condotto conducevo condurre
gestione gestito gestiti gestita gestivo gestire
lettura letto letti lette leggevo leggere
posa posato posavo posare
produzione prodotto producevo produrre
pulizia pulito puliti pulivo pulire
redazione redatto redatti redigevo redigere
riduzione ridotto riducevo ridurre
risoluzione risolto risolvevo risolvere
scrittura scritto scritti scrivevo scrivere
spedizione spedito spediti spedivo spedire
stesura steso stendevo stendere
traduzione tradotto traducevo tradurre
vendita venduto venduti vendevo vendere
`),
}

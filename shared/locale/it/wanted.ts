import { lines } from '../lines.ts'
import type { Locale } from '../locale.ts'

export const wanted: Locale['wanted'] = {
  wishBefore: lines(`
completa* il profilo
completano il profilo
costituirà titolo preferenziale
costituisce titolo preferenziale
gradita
gradito
idealmente
preferibilmente
requisito preferenziale
sarà considerat* un plus
titolo preferenziale
è gradita
è preferibile
`),
  wishAfter: lines(`
apprezzat*
auspicabil*
auspicat*
gradit*
non indispensabil*
preferenzial*
preferibile
preferibili
titolo preferenziale
un plus
un valore aggiunto
un vantaggio
`),
  mustBefore: lines(`
indispensabil*
requisito indispensabile
si richied*
sono richiest*
è necessari*
è richiest*
`),
  mustAfter: lines(`
fondamental*
imprescindibil*
indispensabil*
necessari*
obbligatori*
richiest*
`),
}

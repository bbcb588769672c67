import { lines } from '../lines.ts'
import type { Locale } from '../locale.ts'

export const wanted: Locale['wanted'] = {
  wishBefore: lines(`
de preferencia
deseable
deseables
idealmente
plus si
preferentemente
preferiblemente
puntos extra
se aprecia
se valora*
se valorará*
será un plus
sería un plus
valoramos
valoraremos
`),
  wishAfter: lines(`
deseable*
no excluyente*
no imprescindible*
opcional*
preferible*
se valorará*
será valorad*
serán valorad*
un plus
un valor añadido
una ventaja
valorable*
`),
  mustBefore: lines(`
es imprescindible
es necesario
imprescindible*
indispensable*
obligatorio
se requiere*
`),
  mustAfter: lines(`
excluyente
imprescindible*
indispensable*
necesari*
obligatori*
requerid*
`),
}

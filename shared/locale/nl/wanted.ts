import { lines } from '../lines.ts'
import type { Locale } from '../locale.ts'

export const wanted: Locale['wanted'] = {
  wishBefore: lines(`
bij voorkeur
een pre is
een pré is
het is een pluspunt als
idealiter
liefst
mooi meegenomen
pluspunt is
pré
`),
  wishAfter: lines(`
een meerwaarde
een plus
een pluspunt
een pre
een pré
een voordeel
geen vereiste
gewenst
handig
is een pluspunt
meerwaarde
mooi meegenomen
strekt tot aanbeveling
van harte welkom
wenselijk
`),
  mustBefore: lines(`
een must is
noodzakelijk is
vereist is
vereist zijn
`),
  mustAfter: lines(`
een must
een vereiste
is een must
noodzakelijk
onmisbaar
vereist
verplicht
`),
}

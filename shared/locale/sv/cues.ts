import { lines } from '../lines.ts'
import type { Locale } from '../locale.ts'

export const cues: Locale['cues'] = {
  schoolWords: lines(`
gymnasie
gymnasieskola
hogskola
hogskolan
skolan
universitet
universitetet
`),
  smallWords: lines(`
att
av
den
det
en
ett
från
för
inom
med
och
på
som
till
vid
är
`),
}

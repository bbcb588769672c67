import { lines } from '../lines.ts'
import type { Locale } from '../locale.ts'

export const cues: Locale['cues'] = {
  schoolWords: lines(`
skole
`),
  smallWords: lines(`
af
at
de
den
der
det
en
er
for
fra
med
og
på
som
til
ved
`),
}

import { lines } from '../lines.ts'
import type { Locale } from '../locale.ts'

export const cues: Locale['cues'] = {
  smallWords: lines(`
at
av
det
en
er
et
for
fra
i
med
og
på
som
til
ved
å
`),
}

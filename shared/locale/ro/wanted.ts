import { lines } from '../lines.ts'
import type { Locale } from '../locale.ts'

export const wanted: Locale['wanted'] = {
  wishBefore: lines(`
avantaj
constituie avantaj
constituie un avantaj
de preferat
preferabil
reprezintă un avantaj
`),
  wishAfter: lines(`
avantaj
binevenit
binevenită
constituie avantaj
constituie un avantaj
de preferat
este un avantaj
este un plus
nu este obligatoriu
reprezintă un avantaj
un avantaj
`),
  mustBefore: lines(`
este necesar
este obligatoriu
necesar
obligatoriu
`),
  mustAfter: lines(`
este necesară
este o cerință
este obligatoriu
necesar
necesare
necesară
obligatorie
obligatoriu
`),
}

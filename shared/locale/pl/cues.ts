import { lines } from '../lines.ts'
import type { Locale } from '../locale.ts'

export const cues: Locale['cues'] = {
  schoolWords: lines(`
liceum
politechnika
szkola
technikum
uniwersytet
`),
  smallWords: lines(`
dla
do
i
jako
jest
lub
na
od
oraz
przez
przy
się
w
we
z
ze
`),
}

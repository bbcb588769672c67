import { lines } from '../lines.ts'
import type { Locale } from '../locale.ts'

export const cues: Locale['cues'] = {
  smallWords: lines(`
al
ale
care
cu
de
din
este
la
pe
pentru
prin
un
în
și
`),
}

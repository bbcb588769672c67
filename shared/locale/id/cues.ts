import { lines } from '../lines.ts'
import type { Locale } from '../locale.ts'

export const cues: Locale['cues'] = {
  smallWords: lines(`
dalam
dan
dari
dengan
di
ke
oleh
pada
sebagai
serta
untuk
yang
`),
}

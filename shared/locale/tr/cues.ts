import { lines } from '../lines.ts'
import type { Locale } from '../locale.ts'

export const cues: Locale['cues'] = {
  schoolWords: lines(`
universitesi
`),
  smallWords: lines(`
bir
bu
da
daha
gibi
göre
ile
için
kadar
olan
olarak
sonra
ve
üzerinde
`),
}

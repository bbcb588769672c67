import { lines } from '../lines.ts'
import type { Locale } from '../locale.ts'

export const wanted: Locale['wanted'] = {
  wishBefore: lines(`
artı olarak
tercih sebebi
tercihen
`),
  wishAfter: lines(`
artı
avantaj
avantajdır
olması tercih edilir
tercih edilecektir
tercih edilir
tercih sebebi
tercih sebebidir
`),
  mustBefore: lines(`
mutlaka
zorunlu olarak
`),
  mustAfter: lines(`
gereklidir
gerekmektedir
zorunlu
zorunludur
şart
şarttır
`),
}

import { lines } from '../lines.ts'
import type { Locale } from '../locale.ts'

export const cues: Locale['cues'] = {
  schoolWords: lines(`
lukio
yliopisto
`),
  smallWords: lines(`
ei
että
ja
joka
kanssa
kuin
mukaan
myös
oli
on
osana
sekä
tai
`),
}

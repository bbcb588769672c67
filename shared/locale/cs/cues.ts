import { lines } from '../lines.ts'
import type { Locale } from '../locale.ts'

export const cues: Locale['cues'] = {
  schoolWords: lines(`
univerzita
`),
  smallWords: lines(`
a
do
jako
je
jsem
na
nebo
od
pro
při
s
se
v
ve
z
za
`),
}

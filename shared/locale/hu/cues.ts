import { lines } from '../lines.ts'
import type { Locale } from '../locale.ts'

export const cues: Locale['cues'] = {
  schoolWords: lines(`
egyetem
`),
  smallWords: lines(`
a
az
egy
hogy
meg
mint
során
vagy
valamint
van
volt
által
és
`),
}

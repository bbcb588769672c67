import { lines } from '../lines.ts'
import type { Locale } from '../locale.ts'

export const years: Locale['years'] = {
  numbers: lines(`
een
twee
drie
vier
vijf
zes
zeven
acht
negen
tien
elf
twaalf
`),
  article: lines(`
een
`),
  year: lines(`
jaar
jaren
jarige
`),
  month: lines(`
maand
maanden
`),
  until: lines(`
a
tot
tot en met
`),
  least: lines(`
minimaal
minstens
ten minste
tenminste
`),
}

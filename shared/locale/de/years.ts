import { lines } from '../lines.ts'
import type { Locale } from '../locale.ts'

export const years: Locale['years'] = {
  numbers: lines(`
eins
zwei
drei
vier
funf
sechs
sieben
acht
neun
zehn
elf
zwolf
`),
  article: lines(`
ein
eine
einem
einen
`),
  year: lines(`
jahr
jahre
jahren
jahrige
jahrigen
jahriger
jahriges
`),
  month: lines(`
monat
monate
monaten
`),
  until: lines(`
bis
`),
  least: lines(`
mind.
mindestens
minimum
wenigstens
`),
}

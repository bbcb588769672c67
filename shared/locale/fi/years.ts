import { lines } from '../lines.ts'
import type { Locale } from '../locale.ts'

export const years: Locale['years'] = {
  numbers: lines(`
yksi yhden
kaksi kahden
kolme kolmen
nelja neljan
viisi viiden
kuusi
seitseman
kahdeksan
yhdeksan
kymmenen
yksitoista
kaksitoista
`),
  article: [],
  year: lines(`
vuoden
vuosi
vuotta
`),
  month: lines(`
kuukauden
kuukausi
kuukautta
`),
  until: [],
  least: lines(`
ainakin
vahintaan
`),
}

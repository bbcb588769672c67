import { lines } from '../lines.ts'
import type { Locale } from '../locale.ts'

export const dates: Locale['dates'] = {
  months: [
    ['januari'],
    ['februari'],
    ['maret'],
    ['april'],
    ['mei'],
    ['juni'],
    ['juli'],
    ['agustus'],
    ['september'],
    ['oktober'],
    ['november'],
    ['desember'],
  ],
  present: lines(`
hari ini
kini
saat ini
sekarang
`),
  since: lines(`
sejak
`),
  until: lines(`
hingga
sampai
`),
}

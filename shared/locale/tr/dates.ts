import { lines } from '../lines.ts'
import type { Locale } from '../locale.ts'

export const dates: Locale['dates'] = {
  months: [
    ['ocak', 'oca'],
    ['şubat', 'şub'],
    ['mart', 'mar'],
    ['nisan', 'nis'],
    ['mayıs', 'may'],
    ['haziran', 'haz'],
    ['temmuz', 'tem'],
    ['ağustos', 'ağu'],
    ['eylül', 'eyl'],
    ['ekim', 'eki'],
    ['kasım', 'kas'],
    ['aralık', 'ara'],
  ],
  present: lines(`
bugun
devam
devam ediyor
gunumuz
halen
simdi
`),
}

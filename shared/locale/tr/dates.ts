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
devam etmekte
guncel
gunumuz
hala
halen
simdi
su an
`),
  onwards: lines(`
'dan beri
'den beri
'tan beri
'ten beri
dan beri
den beri
tan beri
ten beri
`),
  seasons: lines(`
bahar
guz
kis
yaz
`),
}

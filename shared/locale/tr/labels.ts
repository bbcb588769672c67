import { lines } from '../lines.ts'
import type { Locale } from '../locale.ts'

export const labels: Locale['labels'] = {
  dates: lines(`
başlangıç bitiş
dönem
süre
tarih
tarihler
çalışma süresi
`),
  position: lines(`
görev
görevi
meslek
pozisyon
unvan
ünvan
`),
  company: lines(`
firma
firma adı
işveren
kurum
kurum adı
çalıştığı kurum
şirket
şirket adı
`),
  text: lines(`
görev tanımı
iş tanımı
sektör
sorumluluklar
`),
  degree: lines(`
derece
diploma
mezuniyet
öğrenim düzeyi
`),
  school: lines(`
eğitim kurumu
okul
okul adı
üniversite
`),
  field: lines(`
alan
anabilim dalı
bölüm
fakülte
`),
}

import { lines } from '../lines.ts'
import type { Told } from '../told.ts'

export const told: Told = {
  duties: lines(`
destek oldum
destek verdim
görev aldım
görev ve sorumluluklar
görevlerim
katıldım
sorumlu olduğum
sorumluluğu
yardımcı oldum
`),
  years: lines(`
sene
senelik
yıl
yıllık
`),
  experience: lines(`
deneyim
deneyime
deneyimi
tecrübe
tecrübesi
`),
  personal: {
    age: lines(`
yaş
`),
    birth: lines(`
doğum tarihi
doğum yeri / tarihi
doğum yeri ve tarihi
doğum yılı
`),
    civilStatus: lines(`
medeni durum
medeni durumu
medeni hal
medeni hali
`),
    identity: lines(`
t.c. kimlik no
tc kimlik
tc kimlik no
`),
    nationality: lines(`
uyruk
uyruğu
`),
    religion: lines(`
din
dini
`),
    salary: lines(`
maaş beklentisi
ücret beklentisi
`),
    sex: lines(`
cinsiyet
cinsiyeti
`),
    zodiac: lines(`
burcu
burç
`),
    military: lines(`
askerlik
askerlik durumu
`),
  },
  personalWords: {
    civilStatus: lines(`
bekar
bekâr
evli
`),
    sex: lines(`
erkek
kadın
`),
  },
}

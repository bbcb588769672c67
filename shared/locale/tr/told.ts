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
}

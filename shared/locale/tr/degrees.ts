import { lines } from '../lines.ts'
import type { Locale } from '../locale.ts'

export const degrees: Locale['degrees'] = {
  phd: lines(`
doktora derecesi
`),
  master: lines(`
yuksek lisans derece*
yuksek lisans mezun*
yuksek lisans*
`),
  bachelor: lines(`
lisans derece*
lisans mezun*
universite mezun*
universitelerin
`),
  associate: lines(`
meslek yuksekokul*
on lisans*
onlisans*
`),
  highschool: lines(`
lise mezun*
meslek lisesi
`),
}

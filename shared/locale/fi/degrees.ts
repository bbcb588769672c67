import { lines } from '../lines.ts'
import type { Locale } from '../locale.ts'

export const degrees: Locale['degrees'] = {
  phd: lines(`
tohtorin tutkin*
`),
  master: lines(`
diplomi-insinoor*
maisteri*
maisterin tutkin*
ylemp* korkeakoulututkin*
`),
  bachelor: lines(`
alempi korkeakoulututkin*
amk-tutkin*
ammattikorkeakoulututkin*
kandidaatin tutkin*
korkeakoulututkin*
tradenomi*
`),
  highschool: lines(`
lukio*
toisen asteen tutkin*
ylioppila*
ylioppilastutkin*
`),
}

import { lines } from '../lines.ts'
import type { Locale } from '../locale.ts'

export const degrees: Locale['degrees'] = {
  phd: lines(`
disputerad*
doktorsexamen
`),
  master: lines(`
civilekonom*
civilingenjor*
magisterexamen
masterexamen
masterutbildning
`),
  bachelor: lines(`
akademisk examen
akademisk utbildning
eftergymnasial utbildning
hogskoleexamen
hogskoleutbildad*
hogskoleutbildning*
kandidatexamen
universitetsexamen
universitetsutbildning*
`),
  associate: lines(`
yh-examen
yh-utbildning*
yrkeshogskol*
`),
  highschool: lines(`
gymnasial utbildning
gymnasie*
`),
}

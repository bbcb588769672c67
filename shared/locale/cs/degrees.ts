import { lines } from '../lines.ts'
import type { Locale } from '../locale.ts'

export const degrees: Locale['degrees'] = {
  master: lines(`
magistersk*
vysokoskolsk* magistersk*
vzdelani inzenyrsk*
`),
  bachelor: lines(`
VŠ
bakalarsk*
vysokoskolsk*
vysokoskolsk* vzdel*
vysokou skolu
`),
  associate: lines(`
VOŠ
vyssi odborn*
`),
  highschool: lines(`
SŠ
maturit*
stredni skol*
stredoskolsk*
uplne stredni*
vyucen*
ÚSO
`),
}

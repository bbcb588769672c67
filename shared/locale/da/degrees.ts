import { lines } from '../lines.ts'
import type { Locale } from '../locale.ts'

export const degrees: Locale['degrees'] = {
  phd: lines(`
ph.d.-grad
`),
  master: lines(`
kandidatgrad*
kandidatuddannelse*
masteruddannelse
`),
  bachelor: lines(`
akademisk uddannelse
bacheloruddannelse*
professionsbachelor*
videregaende uddannelse
`),
  associate: lines(`
akademiuddannelse
erhvervsakademi*
`),
  highschool: lines(`
HF
HHX
HTX
STX
gymnasial uddannelse
studentereksamen
ungdomsuddannelse
`),
}

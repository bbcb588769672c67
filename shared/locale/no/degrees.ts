import { lines } from '../lines.ts'
import type { Locale } from '../locale.ts'

export const degrees: Locale['degrees'] = {
  phd: lines(`
doktorgrad
`),
  master: lines(`
hovedfag
mastergrad*
`),
  bachelor: lines(`
bachelorgrad*
høgskoleutdann*
høyere utdann*
høyskoleutdann*
universitetsutdann*
utdanning pa bachelor*
`),
  associate: lines(`
fagskole*
`),
  highschool: lines(`
videregaende opplæring
videregaende skole
videregaende utdanning
`),
}

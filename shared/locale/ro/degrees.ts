import { lines } from '../lines.ts'
import type { Locale } from '../locale.ts'

export const degrees: Locale['degrees'] = {
  phd: lines(`
doctorat
`),
  master: lines(`
studii de master
studii masterale
`),
  bachelor: lines(`
absolvent* de facultate
diploma de licenta
facultate*
studii superioare
studii universitare
`),
  associate: lines(`
scoala postliceala
studii postliceale
`),
  highschool: lines(`
bacalaureat*
diploma de bacalaureat
liceu*
studii liceale
studii medii
`),
}

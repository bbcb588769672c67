import { lines } from '../lines.ts'
import type { Locale } from '../locale.ts'

export const degrees: Locale['degrees'] = {
  phd: lines(`
dottorato*
`),
  master: lines(`
laurea di secondo livello
laurea ii livello
laurea magistrale
laurea quinquennale
laurea specialistica
laurea vecchio ordinamento
laureat* magistral*
master di ii livello
master di secondo livello
master o
master universitario*
un master
`),
  bachelor: lines(`
diploma di laurea
diploma universitario
formazione universitaria
laurea
laurea breve
laurea triennale
laureand*
laureat*
studi universitari
titolo accademico
titolo universitario
`),
  associate: lines(`
IFTS
ITS
diploma ITS
istituto tecnico superiore
istruzione tecnica superiore
`),
  highschool: lines(`
diploma / laurea
diploma di istituto
diploma di istruzione secondaria
diploma di liceo
diploma di maturita
diploma di perito
diploma di ragioneria
diploma di scuola*
diploma o di laurea
diploma o laurea
diploma o laurea *
diploma professionale
diploma quinquennale
diploma superiore
diploma tecnico
diploma/laurea
diplomat* in
licenza media
maturita
scuola media superiore
scuola secondaria
scuola superiore
terza media
`),
  training: lines(`
apprendistato
attestato professionale
corso professionale
formazione professionale
qualifica professionale
`),
}

import { lines } from '../lines.ts'
import type { Locale } from '../locale.ts'

export const wanted: Locale['wanted'] = {
  wishBefore: lines(`
dans l'idéal
de préférence
idéalement
serait un plus
si possible
un atout serait
`),
  wishAfter: lines(`
apprécié*
appréciée*
bienvenu*
serait idéal
souhaitable*
souhaité*
un atout
un avantage
un plus
un vrai plus
`),
  mustBefore: lines(`
exigence
impérativement
obligatoirement
`),
  mustAfter: lines(`
exigé*
impératif
impérative*
indispensable*
nécessaire*
obligatoire*
requis*
`),
}

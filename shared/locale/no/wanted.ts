import { lines } from '../lines.ts'
import type { Locale } from '../locale.ts'

export const wanted: Locale['wanted'] = {
  wishBefore: lines(`
det er en fordel
det er en fordel om
det er et pluss
det er ønskelig
et pluss er
fordel
gjerne
helst
vi ser gjerne
ønskelig
`),
  wishAfter: lines(`
en fordel
er en fordel
er et pluss
er ønskelig
et pluss
foretrekkes
vektlegges
vil bli vektlagt
ønskelig
`),
  mustBefore: lines(`
det kreves
du må ha
krav er
vi krever
`),
  mustAfter: lines(`
en forutsetning
er en forutsetning
er et krav
et krav
kreves
nødvendig
påkrevd
`),
}

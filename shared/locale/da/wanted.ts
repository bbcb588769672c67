import { lines } from '../lines.ts'
import type { Locale } from '../locale.ts'

export const wanted: Locale['wanted'] = {
  wishBefore: lines(`
det er en fordel
det er en fordel hvis
det er et plus
det vil være en fordel
fordel
gerne erfaring
gerne med
har gerne
helst
meget gerne
vi ser gerne
`),
  wishAfter: lines(`
en fordel
er en fordel
er et plus
er ønskeligt
et plus
foretrækkes
vil være en fordel
vægtes
ønskeligt
`),
  mustBefore: lines(`
det er et krav
du skal have
krav er
krævet er
vi kræver
`),
  mustAfter: lines(`
en forudsætning
er en forudsætning
er et krav
et krav
kræves
nødvendigt
påkrævet
`),
}

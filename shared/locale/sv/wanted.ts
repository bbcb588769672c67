import { lines } from '../lines.ts'
import type { Locale } from '../locale.ts'

export const wanted: Locale['wanted'] = {
  wishBefore: lines(`
det är en fördel om
det är meriterande om
ett plus är
extra plus
gärna
helst
meriterande
meriterande är
vi ser gärna
önskvärt är
`),
  wishAfter: lines(`
en fördel
en merit
ett plus
meriterande
ses som meriterande
uppskattas
är en fördel
är en merit
är ett plus
är meriterande
är önskvärt
önskvärt
`),
  mustBefore: lines(`
du måste ha
krav är
krävs
vi kräver
`),
  mustAfter: lines(`
ett krav
krav
krävs
nödvändigt
obligatoriskt
är ett krav
är krav
`),
}

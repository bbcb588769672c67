import { lines } from '../lines.ts'
import type { Locale } from '../locale.ts'

export const wanted: Locale['wanted'] = {
  wishBefore: lines(`
atutem
atutem będzie
atutem będą
będzie plusem
chętnie widzian*
docenimy
dodatkowo docenimy
dodatkowy plus
dodatkowym atutem
dodatkowym atutem będzie
mile widzian*
najlepiej
plusem będzie
preferowan*
`),
  wishAfter: lines(`
atut
będzie atutem
będzie dodatkowym atutem
będzie dużym plusem
będzie plusem
będą atutem
chętnie widzian*
jest atutem
jest plusem
mile widzian*
preferowan*
`),
  mustBefore: lines(`
konieczn*
niezbędn*
warunek konieczny
wymagamy
wymagan*
`),
  mustAfter: lines(`
jest warunkiem koniecznym
konieczn*
niezbędn*
obowiązkow*
wymagan*
`),
}

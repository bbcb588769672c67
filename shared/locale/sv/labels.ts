import { lines } from '../lines.ts'
import type { Locale } from '../locale.ts'

export const labels: Locale['labels'] = {
  dates: lines(`
datum
period
tid
`),
  position: lines(`
befattning
roll
tjänst
yrkestitel
`),
  company: lines(`
arbetsgivare
företag
`),
  degree: lines(`
examen
`),
  school: lines(`
lärosäte
skola
`),
  field: lines(`
inriktning
ämne
`),
}

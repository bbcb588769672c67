import { lines } from '../lines.ts'
import type { Locale } from '../locale.ts'

export const dates: Locale['dates'] = {
  months: [
    ['januari'],
    ['februari'],
    ['mars'],
    ['april'],
    ['maj'],
    ['juni'],
    ['juli'],
    ['augusti'],
    ['september'],
    ['oktober', 'okt'],
    ['november'],
    ['december'],
  ],
  present: lines(`
i dag
idag
nuvarande
pagaende
`),
}

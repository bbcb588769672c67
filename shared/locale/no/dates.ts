import { lines } from '../lines.ts'
import type { Locale } from '../locale.ts'

export const dates: Locale['dates'] = {
  months: [
    ['januar'],
    ['februar'],
    ['mars'],
    ['april'],
    ['mai'],
    ['juni'],
    ['juli'],
    ['august'],
    ['september'],
    ['oktober', 'okt'],
    ['november'],
    ['desember', 'des'],
  ],
  present: lines(`
i dag
na
navaerende
`),
}

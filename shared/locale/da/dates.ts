import { lines } from '../lines.ts'
import type { Locale } from '../locale.ts'

export const dates: Locale['dates'] = {
  months: [
    ['januar'],
    ['februar'],
    ['marts'],
    ['april'],
    ['maj'],
    ['juni'],
    ['juli'],
    ['august'],
    ['september'],
    ['oktober'],
    ['november'],
    ['december'],
  ],
  present: lines(`
d.d
dags dato
i dag
nu
nutid
nuvaerende
`),
  since: lines(`
fra
siden
`),
  until: lines(`
til
`),
}

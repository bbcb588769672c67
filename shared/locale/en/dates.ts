import { lines } from '../lines.ts'
import type { Locale } from '../locale.ts'

export const dates: Locale['dates'] = {
  months: [
    ['january', 'jan'],
    ['february', 'feb', 'febr'],
    ['march', 'mar'],
    ['april', 'apr'],
    ['may'],
    ['june', 'jun'],
    ['july', 'jul'],
    ['august', 'aug'],
    ['september', 'sept', 'sep'],
    ['october', 'oct'],
    ['november', 'nov'],
    ['december', 'dec'],
  ],
  present: lines(`
continuing
current
currently
date
in progress
now
on-going
ongoing
present
presently
so far
still employed
the present
this day
till date
till now
till present
to date
to this day
today
until now
until today
up to date
up to now
up to present
`),
  seasons: lines(`
autumn
beginning
early
easter
end
fall
hilary
late
lent
michaelmas
mid
middle
quarter
semester
spring
summer
summers
term
trinity
winter
winters
`),
  since: lines(`
as of
since
`),
  until: lines(`
till
until
up to
`),
  onwards: lines(`
and ongoing
onward
onwards
`),
}

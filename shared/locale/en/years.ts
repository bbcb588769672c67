import { lines } from '../lines.ts'
import type { Locale } from '../locale.ts'

export const years: Locale['years'] = {
  numbers: lines(`
one
two
three
four
five
six
seven
eight
nine
ten
eleven
twelve
`),
  article: lines(`
a
an
`),
  year: lines(`
pqe
year
years
yr
yrs
`),
  month: lines(`
mo
month
months
mos
mth
mths
`),
  until: lines(`
to
up to
`),
  least: lines(`
at least
min
minimum
minimum of
`),
}

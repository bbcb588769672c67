import { lines } from '../lines.ts'
import type { Locale } from '../locale.ts'

export const dates: Locale['dates'] = {
  months: [
    ['styczen', 'stycznia'],
    ['luty', 'lutego'],
    ['marzec', 'marca'],
    ['kwiecien', 'kwietnia'],
    ['maj', 'maja'],
    ['czerwiec', 'czerwca'],
    ['lipiec', 'lipca'],
    ['sierpien', 'sierpnia'],
    ['wrzesien', 'wrzesnia'],
    ['pazdziernik', 'pazdziernika'],
    ['listopad', 'listopada'],
    ['grudzien', 'grudnia'],
  ],
  present: lines(`
do teraz
nadal
obecnie
teraz
`),
}

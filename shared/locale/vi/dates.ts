import { lines } from '../lines.ts'
import type { Locale } from '../locale.ts'

export const dates: Locale['dates'] = {
  months: [
    ['thang 1'],
    ['thang 2'],
    ['thang 3'],
    ['thang 4'],
    ['thang 5'],
    ['thang 6'],
    ['thang 7'],
    ['thang 8'],
    ['thang 9'],
    ['thang 10'],
    ['thang 11'],
    ['thang 12'],
  ],
  present: lines(`
bay gio
hien nay
hien tai
hom nay
nay
`),
}

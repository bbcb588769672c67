import { lines } from '../lines.ts'
import type { Locale } from '../locale.ts'

export const degrees: Locale['degrees'] = {
  phd: lines(`
doktori fokozat
`),
  master: lines(`
egyetemi vegzettseg*
mesterdiploma
mesterkepzes*
`),
  bachelor: lines(`
alapkepzes*
egyetemi diploma
felsofoku kepzettseg*
felsofoku vegzettseg*
felsofoku … vegzettseg*
foiskolai vegzettseg*
`),
  highschool: lines(`
erettsegi*
kozepfoku vegzettseg*
kozepfoku … vegzettseg*
kozepiskolai vegzettseg*
szakmunkas vegzettseg*
`),
}

import { lines } from '../lines.ts'
import type { Locale } from '../locale.ts'

export const wanted: Locale['wanted'] = {
  wishBefore: lines(`
ideálně
nejlépe
oceníme
plusem je
uvítáme
vítáme
výhoda
výhodou
výhodou je
`),
  wishAfter: lines(`
je výhodou
není podmínkou
plusem
velkou výhodou
vítán
vítána
vítáno
výhoda
výhodou
`),
  mustBefore: lines(`
nutností je
nutná
nutné
podmínkou je
požadujeme
vyžadujeme
`),
  mustAfter: lines(`
je podmínkou
nezbytná
nezbytné
nutností
nutná
nutné
nutný
podmínkou
`),
}

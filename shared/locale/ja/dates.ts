import { lines } from '../lines.ts'
import type { Locale } from '../locale.ts'

export const dates: Locale['dates'] = {
  present: lines(`
今
在学中
在籍中
在職中
現在
現在に至る
現職
継続中
至る現在
至現在
`),
  onwards: lines(`
から現在
より現在
以降
`),
}

import { lines } from '../lines.ts'
import type { Locale } from '../locale.ts'

export const dates: Locale['dates'] = {
  present: lines(`
今
今天
到今
到现在
在职
在職
在讀
在读
现在
現在
目前
至 今
至今
至今为止
迄今
`),
  onwards: lines(`
起
`),
}

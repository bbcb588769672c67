import { lines } from '../lines.ts'
import type { Locale } from '../locale.ts'

export const dates: Locale['dates'] = {
  present: lines(`
الآن
اليوم
حاليا
حتى الآن
للآن
`),
  since: lines(`
منذ
`),
  until: lines(`
إلى
حتى
`),
}

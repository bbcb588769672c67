import { lines } from '../lines.ts'
import type { Locale } from '../locale.ts'

export const records: Locale['records'] = {
  joined: lines(`
入学
入學
入职
入職
`),
  left: lines(`
毕业
畢業
离职
结业
肄业
離職
`),
  studied: lines(`
入学
入學
毕业
畢業
结业
肄业
`),
}

import { lines } from '../lines.ts'
import type { Locale } from '../locale.ts'

export const legalForms: Locale['legalForms'] = {
  after: lines(`
有限公司
有限責任公司
有限责任公司
股份公司
股份有限公司
集团
集团公司
集團
`),
}

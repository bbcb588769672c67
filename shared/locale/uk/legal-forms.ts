import { lines } from '../lines.ts'
import type { Locale } from '../locale.ts'

export const legalForms: Locale['legalForms'] = {
  before: lines(`
АТ
ДП
КНП
КП
ПАТ
ПП
ПрАТ
ТОВ
ТзОВ
ФОП
`),
  after: lines(`
ПАТ
ПрАТ
ТОВ
`),
}

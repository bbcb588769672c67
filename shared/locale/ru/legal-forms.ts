import { lines } from '../lines.ts'
import type { Locale } from '../locale.ts'

export const legalForms: Locale['legalForms'] = {
  before: lines(`
АНО
АО
ГАУ
ГБОУ
ГБУ
ГКУ
ГУП
ЗАО
ИП
МАОУ
МБОУ
МБУ
МУП
НАО
НКО
ОАО
ООО
ПАО
ТОО
ФГБОУ
ФГБУ
ФГКУ
ФГУП
`),
  after: lines(`
АО
ЗАО
ОАО
ООО
ПАО
ТОО
`),
}

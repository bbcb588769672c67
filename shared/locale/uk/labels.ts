import { lines } from '../lines.ts'
import type { Locale } from '../locale.ts'

export const labels: Locale['labels'] = {
  dates: lines(`
дата
період
період роботи
роки
`),
  position: lines(`
посада
`),
  company: lines(`
компанія
місце роботи
організація
роботодавець
`),
  degree: lines(`
кваліфікація
ступінь
`),
  school: lines(`
навчальний заклад
університет
`),
  field: lines(`
спеціальність
факультет
`),
}

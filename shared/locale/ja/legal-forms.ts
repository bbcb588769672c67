import { lines } from '../lines.ts'
import type { Locale } from '../locale.ts'

export const legalForms: Locale['legalForms'] = {
  before: lines(`
(有)
(株)
NPO法人
一般社団法人
一般財団法人
公益社団法人
公益財団法人
医療法人
医療法人社団
医療法人財団
合同会社
合名会社
合資会社
国立大学法人
地方独立行政法人
学校法人
宗教法人
有限会社
株式会社
特定非営利活動法人
独立行政法人
社会医療法人
社会福祉法人
`),
  after: lines(`
(有)
(株)
合同会社
有限会社
株式会社
`),
}

import { lines } from '../lines.ts'
import type { Locale } from '../locale.ts'

export const legalForms: Locale['legalForms'] = {
  before: lines(`
(사)
(유)
(재)
(주)
농업회사법인
사단법인
사회복지법인
유한회사
의료법인
재단법인
주식회사
학교법인
`),
  after: lines(`
(유)
(주)
유한회사
주식회사
협동조합
`),
}

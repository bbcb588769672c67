import { lines } from '../lines.ts'
import type { Locale } from '../locale.ts'

export const dates: Locale['dates'] = {
  present: lines(`
근무 중
근무중
오늘
재직 중
재직중
재학 중
재학중
지금
현 재
현재
현재까지
`),
  onwards: lines(`
부터
`),
}

import { lines } from '../lines.ts'
import type { Locale } from '../locale.ts'

export const records: Locale['records'] = {
  joined: lines(`
入学
入局
入庁
入所
入社
入職
入行
着任
編入
編入学
`),
  left: lines(`
中退
修了
卒業
満期退学
退任
退学
退局
退庁
退所
退社
退職
退行
`),
  studied: lines(`
中退
修了
入学
卒業
満期退学
編入
退学
`),
  because: lines(`
につき
によって
により
に伴い
のため
を理由に
`),
}

import { lines } from '../lines.ts'
import type { Locale } from '../locale.ts'

export const records: Locale['records'] = {
  joined: lines(`
입교
입사
입소
입직
입학
편입
`),
  left: lines(`
수료
졸업
중퇴
퇴사
퇴소
퇴직
`),
  studied: lines(`
수료
입교
입학
졸업
중퇴
편입
`),
  because: lines(`
로 인해
으로
`),
}

import { lines } from '../lines.ts'
import type { Locale } from '../locale.ts'

export const labels: Locale['labels'] = {
  dates: lines(`
근무 기간
근무기간
기간
날짜
재직 기간
재직기간
재학 기간
재학기간
`),
  position: lines(`
직급
직무
직위
직책
직책명
`),
  company: lines(`
근무처
기업명
직장
직장명
회사
회사명
`),
  text: lines(`
담당 업무
담당업무
업무 내용
업무내용
주요업무
`),
  degree: lines(`
졸업구분
학위
학위 구분
`),
  school: lines(`
대학교
출신학교
학교
학교명
`),
  field: lines(`
전공
전공학과
학과
`),
}

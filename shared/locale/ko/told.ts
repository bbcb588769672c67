import { lines } from '../lines.ts'
import type { Told } from '../told.ts'

export const told: Told = {
  duties: lines(`
담당 업무
업무 보조
주요 업무
참여
`),
  years: lines(`
년
년간
`),
  experience: lines(`
경력
경험
`),
  personal: {
    birth: lines(`
생년월일
`),
    identity: lines(`
주민등록번호
`),
    nationality: lines(`
국적
`),
    religion: lines(`
종교
`),
    zodiac: lines(`
별자리
`),
  },
}

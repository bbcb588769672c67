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
    salary: lines(`
희망 연봉
희망연봉
`),
    sex: lines(`
성별
`),
    age: lines(`
나이
연령
`),
    civilStatus: lines(`
결혼여부
혼인여부
`),
    military: lines(`
병역
병역사항
`),
  },
  personalWords: {
    sex: lines(`
남성
남자
여성
여자
`),
    civilStatus: lines(`
기혼
미혼
`),
    age: lines(`
#세
만 #세
만#세
`),
    military: lines(`
군필
미필
`),
    birth: lines(`
##년생
`),
  },
}

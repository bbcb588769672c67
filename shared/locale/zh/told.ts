import { lines } from '../lines.ts'
import type { Told } from '../told.ts'

export const told: Told = {
  duties: lines(`
主要职责
主要負責
主要负责
协助
協助
参与
參與
工作内容
工作职责
負責
负责
`),
  years: lines(`
年
`),
  experience: lines(`
經驗
经历
经验
`),
  personal: {
    age: lines(`
年齡
年龄
`),
    birth: lines(`
出生
出生年月
出生日期
`),
    identity: lines(`
身份证
身份证号
身份证号码
身分證字號
`),
    nationality: lines(`
国籍
國籍
`),
    religion: lines(`
宗教
宗教信仰
`),
    zodiac: lines(`
属相
星座
生肖
`),
  },
}

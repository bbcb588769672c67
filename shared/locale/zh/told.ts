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
    salary: lines(`
期望月薪
期望薪水
期望薪资
薪资要求
`),
    sex: lines(`
性別
性别
`),
    civilStatus: lines(`
婚否
婚姻
婚姻状况
婚姻狀況
`),
    ethnicity: lines(`
民族
`),
  },
  personalWords: {
    sex: lines(`
女
女性
男
男性
`),
    civilStatus: lines(`
已婚
未婚
`),
    age: lines(`
# 岁
# 歲
#岁
#歲
`),
    birth: lines(`
##.#生
##年#月出生
##年#月生
##年出生
##年生
`),
    ethnicity: lines(`
汉
汉族
漢族
`),
  },
}

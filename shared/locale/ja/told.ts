import { lines } from '../lines.ts'
import type { Told } from '../told.ts'

export const told: Told = {
  duties: lines(`
主な業務
担当業務
業務内容
補助業務
`),
  years: lines(`
年
年間
`),
  experience: lines(`
実務経験
経験
`),
  personal: {
    age: lines(`
年齢
`),
    birth: lines(`
生年月日
`),
    nationality: lines(`
国籍
`),
    religion: lines(`
宗教
`),
    zodiac: lines(`
星座
`),
    salary: lines(`
希望年収
希望給与
`),
    sex: lines(`
性別
`),
    civilStatus: lines(`
配偶者
`),
  },
  personalWords: {
    age: lines(`
#歳
満 # 歳
満#歳
`),
    birth: lines(`
##年#月#日生
`),
  },
}

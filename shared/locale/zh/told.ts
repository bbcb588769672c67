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
}

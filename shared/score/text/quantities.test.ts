import { expect, it } from 'vitest'
import { measures } from './quantities.ts'

it.each([
  ['固定成本降低1000+$/天', 'zh'],
  ['打造单条8w+播放爆款视频', 'zh'],
  ['全年新增3k条用户反馈', 'zh'],
  ['固定成本降低 1000+$/天。', 'zh'],
  ['转化率提升12.5%', 'zh'],
  ['管理10人团队', 'zh'],
  ['QPS 从500提升到3000', 'zh'],
  ['売上を3倍に拡大', 'ja'],
  ['회원 3만명 확보', 'ko'],
  ['saved 250+$ a day', 'en'],
  ['cut invoices to 40€/month', 'en'],
])('%s measures', (text, language) => {
  expect(measures(text, language)).toBe(true)
})

it.each([
  ['使用Vue3开发', 'zh'],
  ['2019年加入公司', 'zh'],
  ['4月入社', 'ja'],
  ['第3期', 'ja'],
  ['英语6级', 'zh'],
  ['2021년 입사', 'ko'],
  ['JLPT N1', 'ja'],
])('%s does not', (text, language) => {
  expect(measures(text, language)).toBe(false)
})

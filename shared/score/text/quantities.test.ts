import { describe, expect, it, test } from 'vitest'
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
  ['فروش را ۳۰ درصد افزایش داد', 'fa'],
  ['बिक्री ४० प्रतिशत बढ़ाई', 'hi'],
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
  ['از سال ۱۴۰۲ تا ۱۴۰۳', 'fa'],
])('%s does not', (text, language) => {
  expect(measures(text, language)).toBe(false)
})

describe('what is counted', () => {
  test.each([
    ['a word for a number', 'Trained three clerks'],
    ['one joined to another', 'Trained twenty-odd clerks'],
    ['money before its figure', 'Saved USD 1999 a month'],
    ['money behind it', 'Saved 1999 USD a month'],
    ['a time of that length', 'Flew 2019 hours at night'],
    ['a round number of things', 'Sold 1950 tickets'],
    ['a rough one', 'Sold to up to 1950 people'],
    ['what has so many of something', 'Ran a 24-bed ward'],
    ['a place among the first ten', 'Placed 10th at the fair'],
    ['a ratio', 'Kept a ratio of 4:1'],
    ['a range', 'Served 10-20 tables a night'],
    ['a decimal figure', 'Kept a rating of 4.8'],
    ['a figure behind a verb', 'Led 12 people'],
    ['a figure of seven digits', 'Served 1234567 users'],
    ['a longer one with its commas', 'Served 12,345,678 users'],
    ['a part', 'Cut waste by a third'],
    ['a part that is counted', 'Raised one third of the money'],
  ])('%s measures: %s', (_, text) => expect(measures(text)).toBe(true))

  test.each([
    ['years of work', 'Drove for three years'],
    ['years of work in figures', 'Drove for 12 years'],
    ['a range of years', 'Drove for 5-10 years'],
    ['a plan for years', 'Wrote a three-year plan'],
    ['the same in figures', 'Wrote a 5-year plan'],
    ['pay by the hour', 'Taught by the hour'],
    ['a year', 'Joined in 2019'],
    ['a round year', 'Since 2000 in Rome'],
    ['a day', 'Opened the shop on March 12'],
    ['a version', 'Rebuilt Python 3 scripts'],
    ['a version with a point', 'Ran Postgres 9.6 servers'],
    ['a name', 'Moved the office to Microsoft 365'],
    ['all day', 'Answered calls 24/7'],
    ['an hour of the day', 'Opened the shop at 9 am'],
    ['a place behind the tenth', 'Placed 11th at the fair'],
    ['a number to call', 'Answered 20255501'],
    ['a turn', 'Led the third shift'],
    ['how often', 'Met the board once a quarter'],
    ['a lot', 'Grew the shop by a lot'],
  ])('%s does not: %s', (_, text) => expect(measures(text)).toBe(false))
})

describe('that nothing happened', () => {
  test.each([
    'No accidents in 20 years',
    'No at-fault accidents in 20 years',
    'Nine years without an accident',
    'Twenty-odd years without an accident',
    'No fall of patients at night in 20 years',
  ])('measures for a counted time: %s', (text) => expect(measures(text)).toBe(true))

  test.each([
    ['without a time', 'No accidents in town'],
    ['in a time that is not counted', 'No absence in the first year'],
    ['in something else', 'No absence in grade 5 lessons'],
    ['beside a time', 'No degree but 20 years of work'],
    ['far from the time', 'No licence yet, but I drove vans for 20 years'],
    ['where it did', '20 years with no sick day'],
  ])('does not %s: %s', (_, text) => expect(measures(text)).toBe(false))
})

import { printedWords } from '../printed-words.ts'

export const printed = printedWords({
  headings:
    '個人簡介, 工作經歷, 學歷, 專案經歷, 專業技能, 證照, 語言能力, 獲獎紀錄, 發表論文, 志工經歷, 興趣, 推薦人',
  additional: '其他資訊',
  labels: '平均成績, 電子郵件, 電話, 網站, 連結, 使用技術',
  graduated: '畢業於',
  inField: '主修：',
  present: '至今',
  until: '截至',
  comma: '、',
  numbers: 'YYYY.MM',
  levels: '入門, 一般, 熟練, 精通',
})

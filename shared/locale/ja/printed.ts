import { printedWords } from '../printed-words.ts'

export const printed = printedWords({
  headings:
    '自己紹介, 職務経歴, 学歴, プロジェクト, スキル, 資格, 語学, 受賞歴, 論文, ボランティア活動, 趣味, 推薦者',
  additional: 'その他の情報',
  labels: '成績, メール, 電話, ウェブサイト, リンク, 使用技術',
  graduated: '卒業',
  inField: '専攻：',
  present: '現在',
  until: '終了',
  comma: '、',
  numbers: 'YYYY.MM',
  levels: '初級, 中級, 上級, 専門',
})

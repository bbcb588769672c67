import { printedWords } from '../printed-words.ts'

export const printed = printedWords({
  headings:
    '个人简介, 工作经历, 教育背景, 项目经历, 专业技能, 资格证书, 语言能力, 获奖情况, 发表论文, 志愿活动, 兴趣爱好, 推荐人',
  additional: '其他信息',
  labels: '平均绩点, 邮箱, 电话, 网站, 链接, 技术栈',
  graduated: '毕业于',
  inField: '专业：',
  present: '至今',
  until: '截至',
  comma: '、',
  numbers: 'YYYY.MM',
  levels: '入门, 一般, 熟练, 精通',
})

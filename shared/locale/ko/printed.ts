import { printedWords } from '../printed-words.ts'

export const printed = printedWords({
  headings:
    '자기소개, 경력, 학력, 프로젝트, 보유 기술, 자격증, 외국어, 수상 경력, 논문, 봉사 활동, 취미, 추천인',
  additional: '기타 사항',
  labels: '학점, 이메일, 전화, 웹사이트, 링크, 사용 기술',
  graduated: '졸업',
  inField: '전공',
  present: '현재',
  until: '종료',
  numbers: 'YYYY.MM',
  levels: '초급, 중급, 고급, 전문가',
})

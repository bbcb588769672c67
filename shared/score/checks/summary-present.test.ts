import { nothing, verdicts } from '../testing/verdicts.ts'
import check from './summary-present.ts'

verdicts(check, {
  accepts: {
    'a summary': nothing,
    'a short one': ({ resume }) => {
      resume.summary = 'Carpenter.'
    },
    'one in lines without blanks': ({ resume }) => {
      resume.summary =
        '熟练使用工具制作网页\n对用户体验有较深入理解\n逻辑清晰能够解决问题\n具备良好的团队协作能力'
    },
  },
  rejects: {
    'no summary': ({ resume }) => {
      resume.summary = ''
    },
    'a row of names': ({ resume }) => {
      resume.summary = 'nora.example.com | LinkedIn | Google Scholar | GitHub'
    },
    'a blank one': ({ resume }) => {
      resume.summary = ' \n '
    },
  },
})

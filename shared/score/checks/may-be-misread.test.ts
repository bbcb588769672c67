import { verdicts } from '../testing/verdicts.ts'
import check from './may-be-misread.ts'

verdicts(check, {
  accepts: {
    'a page that was read whole': () => {},
    'prose without a heading, which is no summary more often than not': ({ resume }) => {
      resume.summary = ''
      resume.head.push({
        text: 'Product designer with eleven years of work on tools that people in hospitals rely on',
        page: 1,
        line: 2,
        bullet: false,
      })
    },
  },
  rejects: {
    'a summary that holds ways of contact': [
      ({ resume }) => {
        resume.summary = 'Developer of shops.\nnora@example.com | (202) 555-0143'
      },
      'your summary',
    ],
    'a page without a name: hardly anybody leaves it out': [
      ({ resume }) => {
        resume.name = ''
      },
      'your name',
    ],
    'the least sure first': [
      ({ resume }) => {
        resume.summary = 'Developer of shops.\nnora@example.com | (202) 555-0143'
        resume.personalInfo.address = ''
        resume.head = [{ text: 'Nora Winterfield Portland, OR 97201', page: 1, line: 1, bullet: false }]
      },
      'your summary and your location',
    ],
  },
  skips: {
    'a draft': (c) => {
      c.facts = null
    },
  },
})

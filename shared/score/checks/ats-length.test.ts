import { type Edit, nothing, verdicts } from '../testing/verdicts.ts'
import check from './ats-length.ts'

const text =
  (words: number, startDate = '2019-09'): Edit =>
  ({ resume }) => {
    resume.summary = 'word '.repeat(words)
    resume.experience[1]!.startDate = startDate
  }

verdicts(check, {
  accepts: { 'a page of words': nothing, 'more words after twelve years of work': text(800, '2014-01') },
  rejects: {
    'a few lines': [
      (c) => {
        text(10)(c)
        c.resume.experience.length = 1
        c.resume.projects = []
      },
      'Say more',
    ],
    'an essay': [text(1500), 'Cut the resume'],
    'more than a page holds, after six years of work': text(800),
  },
})

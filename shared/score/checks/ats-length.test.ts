import { type Edit, nothing, verdicts } from '../testing/verdicts.ts'
import check from './ats-length.ts'

const text =
  (words: number, startDate = '2019-09'): Edit =>
  ({ resume }) => {
    resume.summary = 'word '.repeat(words)
    resume.experience[1]!.startDate = startDate
  }

const oneLineOfWork: Edit = ({ resume }) => {
  const [first] = resume.experience
  resume.experience = [{ ...first!, bullets: first!.bullets.slice(0, 1) }]
  resume.projects = []
}

verdicts(check, {
  accepts: {
    'two hundred words: that more could be said is said of the bullets': (c) => {
      oneLineOfWork(c)
      c.facts!.words = 200
    },
    'a page of words': nothing,
    'what a word processor counts as enough': (c) => {
      text(10)(c)
      c.facts!.words = 320
    },
    'more words after twelve years of work': text(800, '2014-01'),
  },
  rejects: {
    'a few lines': [
      (c) => {
        text(10)(c)
        oneLineOfWork(c)
        c.facts!.words = 60
      },
      'Say more',
    ],
    'a short one in Chinese, in characters': [
      (c) => {
        text(10)(c)
        oneLineOfWork(c)
        c.resume.language = 'zh'
        c.facts!.words = 120
      },
      'Too short: 240 characters',
    ],
    'an essay': [text(1500), 'Cut the resume'],
    'more than a page holds, after six years of work': text(800),
  },
})

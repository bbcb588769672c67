import { emptyResume } from '#shared/schema/resume.ts'
import { type Edit, nothing, shares, verdicts } from '../testing/verdicts.ts'
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

/** So many words on the page, of which the resume itself has as many or a few. */
const onPage =
  (words: number, own = words, startDate = ''): Edit =>
  (c) => {
    const [worked] = c.resume.experience
    if (!worked) throw new Error('The sample has a position')
    const job = { ...worked, company: '', position: '', location: '', text: '', bullets: [], startDate }
    c.resume = { ...emptyResume(), language: 'en', summary: 'word '.repeat(own) }
    if (startDate) c.resume.experience = [{ ...job, endDate: '2020-12' }]
    c.facts!.words = words
  }

shares(check, {
  'half as many signs again in Japanese': [
    (c) => {
      onPage(1500, 200)(c)
      c.resume.language = 'ja'
    },
    1,
  ],
  'just short': [onPage(129), 0.992, '129 words'],
  'just enough': [onPage(130), 1],
  'short by its own words': [onPage(129, 65), 0.5, '129 words'],
  'a tolerated length': [onPage(1035, 200), 1],
  'beyond it': [onPage(1036, 200), 0.869, '900 words'],
  'beyond it after ten years': [onPage(1036, 200, '2011-01'), 0.869],
  'tolerated after more': [onPage(1494, 200, '2010-12'), 1],
  'beyond what they need': [onPage(1496, 200, '2010-12'), 0.869, '1,300 words'],
  'nothing at all': [onPage(400, 0), 0],
})

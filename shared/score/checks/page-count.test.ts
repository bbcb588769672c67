import { type Edit, nothing, shares, verdicts } from '../testing/verdicts.ts'
import check from './page-count.ts'

const pages =
  (n: number, startDate = '2019-09'): Edit =>
  ({ facts, resume }) => {
    facts!.pages = n
    Object.assign(resume.experience[1]!, { startDate, ...(startDate ? {} : { endDate: '' }) })
  }

verdicts(check, {
  accepts: {
    'one page': nothing,
    'two after twelve years': pages(2, '2014'),
    'five of an academic': (c) => {
      pages(5)(c)
      c.resume.publications = Array.from({ length: 4 }, (_, i) => ({
        title: `Paper ${i}`,
        detail: '',
        date: '2020',
        link: '',
      }))
    },
  },
  rejects: {
    'two after six years': [pages(2), 'one page'],
    'three after twelve years': pages(3, '2014'),
    'two for few words': [pages(2), 'words fit there'],
    ten: pages(10),
    'five of many words': [
      (c) => {
        pages(5)(c)
        c.resume.experience[0]!.text = 'word '.repeat(1000)
      },
      'two pages',
    ],
  },
})

shares(check, {
  'two a month before eight years': [pages(2, '2018-05'), 0.6, 'one page'],
  'two after eight years': [pages(2, '2018-04'), 1],
  'three after them': [pages(3, '2018-04'), 0.6, 'two pages'],
  'four after them': [pages(4, '2018-04'), 0.1],
  'two where a position has no dates': [pages(2, ''), 1],
  'two without a position': [
    (c) => {
      pages(2)(c)
      c.resume.experience = []
    },
    1,
  ],
})

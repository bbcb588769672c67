import { type Edit, nothing, verdicts } from '../testing/verdicts.ts'
import check from './page-count.ts'

const pages =
  (n: number, startDate = '2019-09'): Edit =>
  ({ facts, resume }) => {
    facts!.pages = n
    resume.experience[1]!.startDate = startDate
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
  },
})

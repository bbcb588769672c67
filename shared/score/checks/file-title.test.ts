import { type Edit, nothing, verdicts } from '../testing/verdicts.ts'
import check from './file-title.ts'

const facts =
  (change: object): Edit =>
  (c) => {
    Object.assign(c.facts!, change)
  }

verdicts(check, {
  accepts: { 'a title and a language': nothing },
  rejects: {
    'no title': [facts({ title: '' }), 'Nora Winterfield'],
    'the program’s title': facts({ title: 'Microsoft Word - cv.docx' }),
    'no language': facts({ language: '' }),
  },
})

import { type Edit, nothing, verdicts } from '../testing/verdicts.ts'
import check from './file-title.ts'

const facts =
  (change: object): Edit =>
  (c) => {
    Object.assign(c.facts!, change)
  }

verdicts(check, {
  accepts: { 'a title': nothing, 'a name': facts({ title: 'Nora Winterfield' }) },
  rejects: {
    'the program’s title': [facts({ title: 'Microsoft Word - cv.docx' }), 'Nora Winterfield'],
    'a template’s title': facts({ title: 'Modern Resume Template' }),
    'no title at all': facts({ title: 'Untitled' }),
  },
  skips: { 'no title': facts({ title: '' }) },
})

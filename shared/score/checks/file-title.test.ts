import { type Edit, nothing, verdicts } from '../testing/verdicts.ts'
import check from './file-title.ts'

const facts =
  (change: object): Edit =>
  (c) => {
    Object.assign(c.facts!, change)
  }

verdicts(check, {
  accepts: {
    'a title': nothing,
    'a name': facts({ title: 'Nora Winterfield' }),
    'a name that is also what a template is called': (c) => {
      c.resume.name = 'NORA EXAMPLE'
      c.facts!.title = 'Nora Example – Resume'
    },
  },
  rejects: {
    'the program’s title': [facts({ title: 'Microsoft Word - cv.docx' }), 'Nora Winterfield'],
    'a template’s title': facts({ title: 'Modern Resume Template' }),
    'no title at all': facts({ title: 'Untitled' }),
    'a template’s title beside the name': facts({ title: 'Nora Winterfield, Resume Example' }),
  },
  skips: { 'no title': facts({ title: '' }) },
})

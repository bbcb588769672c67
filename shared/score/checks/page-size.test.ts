import { type Edit, nothing, verdicts } from '../testing/verdicts.ts'
import check from './page-size.ts'

const size =
  (pageWidth: number, pageHeight: number): Edit =>
  ({ facts }) => {
    Object.assign(facts!, { pageWidth, pageHeight })
  }

verdicts(check, {
  accepts: {
    A4: nothing,
    Letter: size(612, 792),
    'a form of Japan': (c) => {
      c.resume.language = 'ja'
      size(1191, 842)(c)
    },
  },
  rejects: {
    'a page as long as a street': size(595, 2400),
    'a slide': size(960, 540),
    'a folded sheet elsewhere': size(1191, 842),
    'a page that lies': [size(792, 612), 'upright'],
  },
})

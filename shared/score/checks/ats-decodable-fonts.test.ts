import { type Edit, nothing, verdicts } from '../testing/verdicts.ts'
import check from './ats-decodable-fonts.ts'

const glyphs =
  (n: number): Edit =>
  ({ facts }) => {
    facts!.undecodableGlyphs = n
  }

verdicts(check, {
  accepts: { 'plain letters': nothing },
  rejects: {
    'a stray sign': glyphs(1),
    'a line of boxes': [glyphs(60), '60 letters'],
    'a page of boxes': glyphs(3000),
  },
})

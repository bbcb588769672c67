import { type Edit, nothing, verdicts } from '../testing/verdicts.ts'
import check from './ats-decodable-fonts.ts'

const glyphs =
  (n: number): Edit =>
  ({ facts }) => {
    facts!.undecodableGlyphs = n
  }

const words =
  (text: string): Edit =>
  ({ resume }) => {
    resume.head.push({ text, page: 1, line: 9, bullet: false })
  }

verdicts(check, {
  accepts: {
    'plain letters': nothing,
    'two alphabets, each in its words': words('Перевела 40 договоров с Python и SQL'),
  },
  rejects: {
    'letters that only look right': [words('Built 12 services in Руthon'), '1 word mixes'],
    'a stray sign': glyphs(1),
    'a line of boxes': [glyphs(60), '60 letters'],
    'a page of boxes': glyphs(3000),
  },
})

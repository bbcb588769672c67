import type { Resume, SectionLine } from '#shared/schema/resume.ts'
import { type FileCheck, fail, partly, pass } from '../check.ts'
import { t } from '../file-texts.ts'
import { list } from '../said.ts'

/** A stray sign or two is a bullet or a logo. */
const STRAY = 3

/** 'Руthon': letters of another alphabet that look the same; no search finds the word. */
const WORD = /\p{L}{3,}/gu
const isMixed = (word: string): boolean => /\p{Script=Latin}/u.test(word) && /\p{Script=Cyrillic}/u.test(word)
const NAMED_MOST = 3

const mixedIn = ({ head, sections }: Resume): { word: string; line: SectionLine }[] =>
  [...head, ...sections.flatMap(({ lines }) => lines)].flatMap((line) =>
    /\p{Script=Cyrillic}/u.test(line.text)
      ? (line.text.slice(0, 1_000).match(WORD) ?? []).filter(isMixed).map((word) => ({ word, line }))
      : [],
  )

const check: FileCheck = {
  id: 'ats-decodable-fonts',
  title: 'Every letter can be decoded',
  why: 'Some fonts do not say which letter is which. The page looks right, but its text copies as nonsense.',
  part: 'ats',
  place: 60,
  weight: 10, // Rubbish letters lose whatever they spell.
  group: 'format',
  restsOn: [],
  file: true,
  look({ facts, resume }) {
    const mixed = mixedIn(resume)
    if (mixed.length > 0)
      return partly(
        1 / (1 + mixed.length),
        t.mixedAlphabets(mixed.length),
        t.typeAnew({
          words: list(
            mixed.map(({ word }) => `“${word}”`),
            NAMED_MOST,
          ),
        }),
        mixed.map(({ line }) => ({ text: line.text, page: line.page, line: line.line, path: '', fix: '' })),
      )
    const n = facts.undecodableGlyphs
    if (n === 0) return pass(t.allDecoded)
    const fix = t.exportWithUsualFont({ count: n })
    if (n <= STRAY) return partly(0.9, t.signsNotDecoded({ count: n }), fix)
    return n > 200
      ? fail(t.lettersNotDecoded({ count: n }), fix)
      : partly(0.4, t.lettersNotDecoded({ count: n }), fix)
  },
}
export default check

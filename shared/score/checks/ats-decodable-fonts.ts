import type { Resume, SectionLine } from '#shared/schema/resume.ts'
import { type FileCheck, fail, partly, pass } from '../check.ts'
import { list, plural } from '../text/words.ts'

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
  part: 'ats',
  group: 'format',
  file: true,
  look({ facts, resume }) {
    const mixed = mixedIn(resume)
    if (mixed.length > 0)
      return partly(
        1 / (1 + mixed.length),
        `${plural(mixed.length, 'word')} ${mixed.length === 1 ? 'mixes' : 'mix'} two alphabets.`,
        `Type ${list(
          mixed.map(({ word }) => `“${word}”`),
          NAMED_MOST,
        )} anew: some of the letters only look right, and no search finds the word.`,
        mixed.map(({ line }) => ({ text: line.text, page: line.page, line: line.line, path: '', fix: '' })),
      )
    const n = facts.undecodableGlyphs
    if (n === 0) return pass('Every letter can be decoded.')
    const fix = `Export the file again with a usual font: ${n} letters come out as boxes or question marks when a machine copies the text.`
    if (n <= STRAY) return partly(0.9, `${n} signs cannot be decoded.`, fix)
    return n > 200
      ? fail(`${n} letters cannot be decoded.`, fix)
      : partly(0.4, `${n} letters cannot be decoded.`, fix)
  },
}
export default check

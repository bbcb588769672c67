import { type Prepared, wordCount } from './prepared.ts'
import { companyScore, degreeScore, schoolScore, titleScore } from './word-signs.ts'

// A narrow column breaks the name of a school or a degree over two lines: `UNIVERSITÀ DEGLI STUDI DEL` / `FRIULI ORIENTALE`.

/** In line heights: white between two lines of one text. */
const LINE_WHITE = 0.45
const SAME_EDGE = 3
const MAX_WORDS = 9
/** Points: a wider column breaks no name. */
const NARROW = 230
const OPEN_END = /\s(?:in|of|de|des|du|del|della|di|da|do|der|für|en|em|and|und|et|y|e|&)$/i

const isPlain = (line: Prepared): boolean =>
  line.fields.length === 1 &&
  line.line.bullet === undefined &&
  !line.dated &&
  wordCount(line.text) <= MAX_WORDS

const isBelow = (line: Prepared, above: Prepared): boolean =>
  line.line.page === above.line.page &&
  line.line.column === above.line.column &&
  line.style === above.style &&
  line.gap < LINE_WHITE &&
  Math.abs(line.line.x - above.line.x) < SAME_EDGE

/** Each says by itself what it is: two fields, however full the first line. */
const areTwoFields = (above: string, below: string): boolean => {
  const scores = [titleScore, companyScore, schoolScore, degreeScore]
  const [a, b] = [above, below].map((text) => scores.map((score) => score(text)))
  const strongest = (all: number[]): number => all.indexOf(Math.max(...all))
  return Math.max(...a!) >= 0.8 && Math.max(...b!) >= 0.8 && strongest(a!) !== strongest(b!)
}

export const withWholeHeads = (lines: Prepared[]): Prepared[] => {
  const ends = new Map<number, number>()
  for (const { line } of lines)
    ends.set(line.column, Math.max(ends.get(line.column) ?? 0, line.x + line.width))
  const isFull = ({ line, text }: Prepared, next: Prepared): boolean => {
    const end = ends.get(line.column)!
    const word = next.text.split(' ')[0]!.length + 1
    return end - line.x < NARROW && line.x + line.width + word * (line.width / text.length) > end
  }
  const out: Prepared[] = []
  for (const line of lines) {
    const above = out.at(-1)
    const joins =
      above &&
      isPlain(above) &&
      isPlain(line) &&
      isBelow(line, above) &&
      (OPEN_END.test(above.text) ||
        ((above.line.bold || above.caps) && isFull(above, line) && !areTwoFields(above.text, line.text)))
    if (!joins) {
      out.push(line)
      continue
    }
    const text = `${above.text} ${line.text}`
    out[out.length - 1] = {
      ...above,
      text,
      fields: [text],
      line: { ...above.line, runs: [...above.line.runs, ...line.line.runs] },
    }
  }
  return out
}

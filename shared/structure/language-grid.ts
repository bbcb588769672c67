import type { Prepared } from './prepared.ts'
import { LANGUAGE_GRID } from './words/language-grid.ts'
import { plainWords } from './words/plain.ts'

// `SPEAKING` and `WRITING` over levels of languages head columns, not sections.

const WORDS = new Set(
  Object.values(LANGUAGE_GRID).flatMap((words) => words.split(';').map((word) => word.trim())),
)
/** The grid's heads stand within so many lines of each other, and are at least so many. */
const WITHIN = 9
const AT_LEAST = 3

const headsIn = ({ fields }: Prepared): number =>
  fields.filter((field) => field.length < 40 && WORDS.has(plainWords(field))).length

/** Lines that hold nothing but heads of such a grid. */
export const languageGrid = (lines: Prepared[]): Set<Prepared> => {
  const heads = lines.map(headsIn)
  return new Set(
    lines.filter((line, at) => {
      if (!heads[at] || heads[at] < line.fields.length) return false
      const near = heads.slice(Math.max(0, at - WITHIN), at + WITHIN + 1)
      return near.reduce((sum, count) => sum + count, 0) >= AT_LEAST
    }),
  )
}

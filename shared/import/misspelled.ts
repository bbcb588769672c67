import type { MisreadField } from '#shared/schema/resume.ts'
import { lettersOf } from '#shared/text/fold.ts'

// What the page prints of a field that a person corrected: nobody has to place a word that was only misspelled. A word
// that has no successor in the field was taken out of it, and may belong elsewhere.

const DATE = /^\d{4}(?:-\d{2})?$/

export const misspelledTexts = (misread: readonly MisreadField[]): string[] =>
  misread.flatMap(({ was, now }) => {
    if (DATE.test(was)) return DATE.test(now) ? [was] : []
    const [before, after] = [wordsOf(was), wordsOf(now)]
    const gone = before.filter((word) => !after.includes(word))
    const come = after.filter((word) => !before.includes(word))
    const misspelled = gone.filter((word) => come.some((one) => alike(word, one)))
    const known = before.filter((word) => !gone.includes(word) || misspelled.includes(word))
    return misspelled.length > 0 ? [known.join(' '), ...misspelled] : []
  })

const wordsOf = (text: string): string[] => text.split(/\s+/).map(lettersOf).filter(Boolean)

/** Of both words together, so many letters stand in both in the same order. */
const ALIKE = 0.6
const LONGEST = 60

function alike(one: string, other: string): boolean {
  const [a, b] = [[...one.slice(0, LONGEST)], [...other.slice(0, LONGEST)]]
  let row = b.map(() => 0)
  for (const sign of a) {
    const above = row
    row = []
    for (const [at, mark] of b.entries())
      row.push(sign === mark ? (above[at - 1] ?? 0) + 1 : Math.max(above[at] ?? 0, row[at - 1] ?? 0))
  }
  return 2 * (row.at(-1) ?? 0) >= ALIKE * (a.length + b.length)
}

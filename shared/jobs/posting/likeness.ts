/** One line says no more than this, in thousandths of a nat: a text is told by many. */
const LINE_MOST = 2000
/** The beginning of a long page is enough. */
const LINES_MOST = 150
/** A line of a word or two says less. */
const WHOLE_LINE = 30

/** How much a text is like a posting rather than anything else, by its lines; above zero it is one. */
export function likenessOf(lines: readonly string[], rather: (line: string) => number): number {
  let sum = 0
  let weights = 0
  for (const line of lines.slice(0, LINES_MOST)) {
    const weight = Math.min(1, line.length / WHOLE_LINE)
    sum += weight * Math.max(-LINE_MOST, Math.min(LINE_MOST, rather(line)))
    weights += weight
  }
  return weights === 0 ? 0 : sum / weights
}

/** Fewer letters cannot tell a posting from a letter. */
const LETTERS_LEAST = 300

/** How like a posting a text is by its lines, and whether they are enough to tell. */
export function toldByLines(
  lines: readonly string[],
  rather: (line: string) => number,
): { like: number; enough: boolean } {
  const letters = lines.reduce((sum, line) => sum + line.length, 0)
  return {
    like: likenessOf(lines, rather),
    enough: letters >= LETTERS_LEAST,
  }
}

// How many characters of a text another has right: the least that must be changed, deleted or added (Levenshtein 1966).

const distance = (a: string, b: string): number => {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= b.length; j += 1)
      next[j] = Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1))
    row = next
  }
  return row[b.length]!
}

/** Dashes and quotes of each kind look alike, and so do blanks of each width. */
const alike = (text: string): string =>
  text.replace(/[–—−]/g, '-').replace(/[‘’]/g, "'").replace(/[“”]/g, '"').replace(/\s+/g, ' ').trim()

/** Each piece of a line against the piece most like it, so that the order of columns does not count. */
export const charactersRight = (expected: string[], found: string[]): { right: number; all: number } => {
  const pieces = (lines: string[]) =>
    lines
      .flatMap((line) => line.split('\t'))
      .map(alike)
      .filter(Boolean)
  const own = pieces(found)
  const whole = alike(found.join(' '))
  let all = 0
  let wrong = 0
  for (const piece of pieces(expected)) {
    all += piece.length
    if (whole.includes(piece)) continue
    const least = Math.min(piece.length, ...own.map((other) => best(piece, other)))
    wrong += least
  }
  return { right: all - wrong, all }
}

/** The piece may be a part of a longer one. */
const best = (piece: string, other: string): number => {
  if (other.length <= piece.length * 1.3) return distance(piece, other)
  let least = piece.length
  for (let from = 0; from + piece.length <= other.length; from += Math.max(1, piece.length >> 2))
    least = Math.min(least, distance(piece, other.slice(from, from + piece.length)))
  return least
}

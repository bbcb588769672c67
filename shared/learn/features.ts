// What a text looks like to the classifiers: hashed pieces of its words. No list of words stands behind it, so that a
// word nobody has seen still looks like its relatives.

const MARKS = /[\u0300-\u036f]/g
const ASCII = /^[\x20-\x7e]*$/
const PIECES = /[\p{L}\p{M}]+|\p{N}+|[^\p{L}\p{M}\p{N}\s]/gu
/** The same where there is nothing but ASCII, several times as fast. */
const ASCII_PIECES = /[A-Za-z]+|[0-9]+|[^A-Za-z0-9\s]/g
/** Scripts that put no space between words: their pieces are read by the character. */
const UNSPACED = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u

const LONGEST_GRAM = 5
/** A long line is known by its beginning and its end. */
const FIRST_PIECES = 10
const LAST_PIECES = 3
const LONGEST_PIECE = 24

export interface Features {
  /** Pieces of the words, in the order met; they share one weight between them. */
  grams: number[]
  /** Shape of the whole and what the caller knows beside the text; each counts whole. */
  signs: number[]
}

const SEED = 0x811c9dc5

/** One more letter of a hash. */
const grown = (h: number, code: number) => Math.imul(h ^ code, 0x01000193)

function closed(h: number): number {
  const mixed = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d)
  return (mixed ^ (mixed >>> 13)) >>> 0
}

function hash(text: string, seed: number): number {
  let h = seed
  for (let i = 0; i < text.length; i++) h = grown(h, text.charCodeAt(i))
  return closed(h)
}

const sign = (text: string) => hash(text, SEED ^ 0x5bd1e995)

function folded(text: string): string {
  const lower = text.toLowerCase()
  if (ASCII.test(lower)) return lower
  return lower.normalize('NFKD').replace(MARKS, '').normalize('NFC')
}

function shapeOf(piece: string): string {
  const first = piece.charCodeAt(0)
  if (first >= 48 && first <= 57) return piece.length === 4 ? '4' : piece.length > 2 ? '9' : '1'
  const lower = piece.toLowerCase()
  const upper = piece.toUpperCase()
  if (lower === upper) return /\p{L}/u.test(piece) ? 'c' : piece
  if (piece === lower) return piece.length < 4 ? 'w' : 'x'
  if (piece === upper) return piece.length === 1 ? 'X' : 'A'
  return piece.slice(1) === lower.slice(1) ? 'T' : 'M'
}

const step = (n: number, bounds: readonly number[]) => bounds.filter((b) => n >= b).length

const PIECE_STEPS = [1, 2, 3, 4, 5, 6, 8, 11, 15, 22]
const LENGTH_STEPS = [3, 6, 10, 16, 24, 36, 52, 72, 100]

/** `extras` are small facts that the caller knows beside the text, such as `bold=1`. */
export function featuresOf(text: string, extras: readonly string[] = []): Features {
  const ascii = ASCII.test(text)
  const all = text.match(ascii ? ASCII_PIECES : PIECES) ?? []
  const pieces =
    all.length > FIRST_PIECES + LAST_PIECES
      ? [...all.slice(0, FIRST_PIECES), ...all.slice(-LAST_PIECES)]
      : all
  const grams: number[] = []
  const shapes = pieces.map(shapeOf)
  let before = '^'
  for (const piece of pieces) {
    const word = (ascii ? piece.toLowerCase() : folded(piece)).slice(0, LONGEST_PIECE)
    const unspaced = !ascii && UNSPACED.test(word)
    const marked = unspaced ? word : `<${word}>`
    const size = marked.length
    // The whole word and the word with the one before it.
    grams.push(hash(word, SEED), hash(`${before} ${word}`, SEED ^ 0x3c6ef372))
    const shortest = unspaced ? 1 : 2
    for (let from = 0; from < size; from++) {
      const furthest = Math.min(size, from + LONGEST_GRAM)
      let h = SEED ^ 0x1b873593
      for (let at = from; at < furthest; at++) {
        h = grown(h, marked.charCodeAt(at))
        if (at - from + 1 >= shortest) grams.push(closed(h))
      }
    }
    before = word
  }
  grams.push(hash(`${before} $`, SEED ^ 0x3c6ef372))

  const signs = [
    sign(`pieces ${step(all.length, PIECE_STEPS)}`),
    sign(`length ${step(text.length, LENGTH_STEPS)}`),
    sign(`starts ${shapes.slice(0, 2).join('')}`),
    sign(`ends ${shapes.slice(-2).join('')}`),
    sign(`shape ${shapes.slice(0, 6).join('')}`),
    sign(
      `capitals ${shapes.filter((s) => s === 'T' || s === 'A' || s === 'M').length * 4 >= shapes.length * 3}`,
    ),
    sign(`low ${step(shapes.filter((s) => s === 'x' || s === 'w').length, [1, 2, 3, 5, 8])}`),
    ...extras.map(sign),
  ]
  return { grams, signs }
}

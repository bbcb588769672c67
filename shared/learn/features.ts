import { foldLearned } from '#shared/text/fold.ts'

// What a text looks like to the classifiers: hashed pieces of its words. No list of words stands behind it, so that a
// word nobody has seen still looks like its relatives.

const ASCII = /^[\x20-\x7e]*$/
const PIECES = /[\p{L}\p{M}]+|\p{N}+|[^\p{L}\p{M}\p{N}\s]/gu
/** The same where there is nothing but ASCII, several times as fast. */
const ASCII_PIECES = /[A-Za-z]+|[0-9]+|[^A-Za-z0-9\s]/g
/** Scripts that put no space between words: their pieces are read by the character. */
export const UNSPACED =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u

const LONGEST_GRAM = 5
/** A long line is known by its beginning and its end. */
const FIRST_PIECES = 10
const LAST_PIECES = 3
const LONGEST_PIECE = 24

export const SEED = 0x811c9dc5
const SIGN = SEED ^ 0x5bd1e995

/** One more letter of a hash. */
const grown = (h: number, code: number) => Math.imul(h ^ code, 0x01000193)

function closed(h: number): number {
  const mixed = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d)
  return (mixed ^ (mixed >>> 13)) >>> 0
}

function over(text: string, seed: number): number {
  let h = seed
  for (let i = 0; i < text.length; i++) h = grown(h, text.charCodeAt(i))
  return h
}

export const hash = (text: string, seed: number): number => closed(over(text, seed))

/** A fact about a text, as in sign`under ${heading}`: hashed piece by piece, so that no text is put together for it. */
export function sign(
  parts: TemplateStringsArray,
  ...values: readonly (string | number | boolean | undefined)[]
): number {
  let h = over(parts[0] ?? '', SIGN)
  for (let i = 0; i < values.length; i++) h = over(parts[i + 1] ?? '', over(String(values[i]), h))
  return closed(h)
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

/** How many of the bounds, which rise, a number has reached. */
function step(n: number, bounds: readonly number[]): number {
  let at = 0
  while (n >= (bounds[at] ?? Number.POSITIVE_INFINITY)) at++
  return at
}

const PIECE_STEPS = [1, 2, 3, 4, 5, 6, 8, 11, 15, 22]
const LENGTH_STEPS = [3, 6, 10, 16, 24, 36, 52, 72, 100]
const LOW_STEPS = [1, 2, 3, 5, 8]

/** One word of a text as it is compared, and its shape. */
interface Piece {
  word: string
  shape: string
}

/** Words come again and again; what many texts said is not kept. */
const KNOWN_MOST = 20_000
const known = new Map<string, Piece>()

function pieceOf(printed: string): Piece {
  const before = known.get(printed)
  if (before) return before
  if (known.size >= KNOWN_MOST) known.clear()
  const piece = { word: foldLearned(printed).slice(0, LONGEST_PIECE), shape: shapeOf(printed) }
  known.set(printed, piece)
  return piece
}

/** A text as words, and facts about the whole. */
interface Read {
  words: readonly string[]
  signs: readonly number[]
}

/** A line is asked of several models, one after the other: what the last texts looked like is kept. */
const READ_MOST = 500
const reads = new Map<string, Read>()

export function readOf(text: string): Read {
  let read = reads.get(text)
  if (read === undefined) {
    if (reads.size >= READ_MOST) reads.clear()
    read = readingOf(text)
    reads.set(text, read)
  }
  return read
}

function readingOf(text: string): Read {
  const all = text.match(ASCII.test(text) ? ASCII_PIECES : PIECES) ?? []
  const cut =
    all.length > FIRST_PIECES + LAST_PIECES
      ? [...all.slice(0, FIRST_PIECES), ...all.slice(-LAST_PIECES)]
      : all
  const words: string[] = []
  const shapes: string[] = []
  let capitals = 0
  let low = 0
  for (const printed of cut) {
    const { word, shape } = pieceOf(printed)
    words.push(word)
    shapes.push(shape)
    if (shape === 'T' || shape === 'A' || shape === 'M') capitals++
    if (shape === 'x' || shape === 'w') low++
  }
  const [a = '', b = '', c = '', d = '', e = '', f = ''] = shapes
  const last = shapes.length - 1
  return {
    words,
    signs: [
      sign`pieces ${step(all.length, PIECE_STEPS)}`,
      sign`length ${step(text.length, LENGTH_STEPS)}`,
      sign`starts ${a}${b}`,
      sign`ends ${shapes[last - 1] ?? ''}${shapes[last] ?? ''}`,
      sign`shape ${a}${b}${c}${d}${e}${f}`,
      sign`capitals ${capitals * 4 >= shapes.length * 3}`,
      sign`low ${step(low, LOW_STEPS)}`,
    ],
  }
}

/** What a word gives to the pair it opens. */
export function pairOpening(word: string): number {
  return grown(over(word, SEED ^ 0x3c6ef372), SPACE)
}
const SPACE = 32
/** The word with the one that opens the pair: `^` before the first, `$` after the last. */
export const pairFeature = (opening: number, word: string): number => hash(word, opening)

/** The whole word, then its letters in runs of two to five. */
export function wordFeatures(word: string): number[] {
  const grams = [hash(word, SEED)]
  const unspaced = UNSPACED.test(word)
  const marked = unspaced ? word : `<${word}>`
  const size = marked.length
  const shortest = unspaced ? 1 : 2
  for (let from = 0; from < size; from++) {
    const furthest = Math.min(size, from + LONGEST_GRAM)
    let h = SEED ^ 0x1b873593
    for (let at = from; at < furthest; at++) {
      h = grown(h, marked.charCodeAt(at))
      if (at - from + 1 >= shortest) grams.push(closed(h))
    }
  }
  return grams
}

interface Features {
  /** Pieces of the words, in the order met; they share one weight between them. */
  grams: number[]
  /** Shape of the whole and what the caller knows beside the text; each counts whole. */
  signs: number[]
}

/** All features of a text at once, as training needs them; `extras` are signs of what the caller knows beside the text. */
export function featuresOf(text: string, extras: readonly number[] = []): Features {
  const { words, signs } = readOf(text)
  const grams: number[] = []
  let before = '^'
  for (const word of words) {
    const [whole = 0, ...runs] = wordFeatures(word)
    grams.push(whole, pairFeature(pairOpening(before), word), ...runs)
    before = word
  }
  grams.push(pairFeature(pairOpening(before), '$'))
  return { grams, signs: [...signs, ...extras] }
}

import type { Model } from './model.ts'

// What a text costs a model. Where a model counts itself, it is asked; else this is a bound on the safe side: models cut
// texts differently, and a prompt that is too long fails as a whole.

/** A run of letters of one script and case as models' vocabularies have it: `gRPC` is two, `Kubernetes` one. */
const PIECES = /[A-ZÀ-ÖØ-Þ]?[a-zß-öø-ÿœ]+|[A-ZÀ-ÖØ-Þ]+(?![a-zß-öø-ÿœ])|[\u0400-\u045f]+|\s+|./gsu

const LATIN = /^\p{Script=Latin}/u
const CYRILLIC = /^[\u0400-\u045f]/
const VOWEL = /[aeiouyà-æè-ïò-öø-ý]/i
/** Letters of a word that are surely one token. Words of English are longer; those of Finnish or Welsh are not. */
const LETTERS = { latin: 2.3, capitals: 1.5, cyrillic: 1.5 }

/** What one letter of other scripts costs at most in the vocabularies of today's models: everyday letters only. */
const PER_LETTER: [RegExp, number][] = [
  [/^[\u4e00-\u9fff\u3040-\u30ff\uac00-\ud7a3]/, 2],
  [/^[\u0370-\u03ff\u05d0-\u05ea\u0620-\u064a]/, 1],
  [/^[\u0531-\u0587\u10d0-\u10ff]/, 1.3],
  [/^[\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Thai}]/u, 2],
]

const utf8 = (piece: string): number => {
  const code = piece.codePointAt(0) ?? 0
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4
}

/** Letters with marks are often cut off from the rest, and spelled by their bytes the rarer they are. */
function latinCost(word: string): number {
  let [plain, marked] = [0, 0]
  for (const letter of word) {
    if (/[A-Za-z]/.test(letter)) plain += 1
    else marked += utf8(letter) - 1
  }
  // No vocabulary has what is no word: an abbreviation, or part of a key.
  const per = !VOWEL.test(word) ? 1 : /^\p{Lu}{2}/u.test(word) ? LETTERS.capitals : LETTERS.latin
  return Math.ceil(plain / per) + marked
}

/** A space belongs to the word behind it, and to nothing else: where rare letters are spelled by bytes there is no word. */
function spaceCost(space: string, isBeforeWord: boolean): number {
  if (space === ' ') return isBeforeWord ? 0 : 1
  let cost = 2
  for (const sign of space) if (sign !== ' ') cost += utf8(sign)
  return cost
}

function costOf(piece: string, next: string): number {
  if (/^\s/.test(piece)) return spaceCost(piece, LATIN.test(next) || CYRILLIC.test(next))
  if (CYRILLIC.test(piece)) return Math.ceil(piece.length / LETTERS.cyrillic)
  if (LATIN.test(piece)) return latinCost(piece)
  // A sign that vocabularies hardly have is spelled by its bytes.
  return PER_LETTER.find(([letters]) => letters.test(piece))?.[1] ?? utf8(piece)
}

export function tokensIn(text: string): number {
  let cost = 0
  for (const { 0: piece, index } of text.matchAll(PIECES)) {
    const after = index + piece.length
    cost += costOf(piece, text.slice(after, after + 2))
  }
  return Math.ceil(cost)
}

export async function countTokens(model: Pick<Model, 'count'>, texts: readonly string[]): Promise<number[]> {
  return (await model.count?.(texts)) ?? texts.map(tokensIn)
}

/** The beginning of a text that fits; cut at a line's end where there is one. */
export function cutToTokens(text: string, tokens: number): string {
  let [whole, some] = [text.length, 0]
  if (tokensIn(text) <= tokens) return text
  while (some < whole - 1) {
    const middle = (some + whole) >> 1
    if (tokensIn(text.slice(0, middle)) <= tokens) some = middle
    else whole = middle
  }
  const cut = text.slice(0, some)
  const lineEnd = cut.lastIndexOf('\n')
  return lineEnd > cut.length / 2 ? cut.slice(0, lineEnd) : cut
}

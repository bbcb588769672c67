import type { Model } from './model.ts'

// What a text costs a model. Where a model counts itself, it is asked; else this is a bound on the safe side: models cut
// texts differently, and a prompt that is too long fails as a whole.

/** A run of letters of one script and case as models' vocabularies have it: `gRPC` is two, `Kubernetes` one. */
const PIECES = /\p{Lu}?[a-zß-öø-ÿœ]+|\p{Lu}+(?![a-zß-öø-ÿœ])|\p{Script=Cyrillic}+|\s+|./gsu

const LATIN = /^\p{Script=Latin}/u
const CYRILLIC = /^\p{Script=Cyrillic}/u
/** Letters of a word that are surely one token. */
const LETTERS = { latin: 3, capitals: 1.5, cyrillic: 1.5 }

/** What one letter of other scripts costs at most in the vocabularies of today's models. */
const PER_LETTER: [RegExp, number][] = [
  [/^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u, 1.5],
  [/^[\p{Script=Greek}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Armenian}\p{Script=Georgian}]/u, 1],
  [/^[\p{L}\p{M}]/u, 2],
]

const utf8 = (piece: string): number => {
  const code = piece.codePointAt(0) ?? 0
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4
}

function costOf(piece: string): number {
  if (/^\s/.test(piece)) return piece.match(/\n/g)?.length ?? (piece.length > 1 ? 1 : 0)
  if (CYRILLIC.test(piece)) return Math.ceil(piece.length / LETTERS.cyrillic)
  if (LATIN.test(piece)) {
    // Letters with marks are often cut off from the rest.
    const marked = piece.match(/[^A-Za-z]/g)?.length ?? 0
    const per = /^\p{Lu}{2}/u.test(piece) ? LETTERS.capitals : LETTERS.latin
    return Math.ceil((piece.length - marked) / per) + marked
  }
  const letter = PER_LETTER.find(([script]) => script.test(piece))
  // A sign that vocabularies hardly have is spelled by its bytes.
  return letter ? letter[1] : utf8(piece)
}

export function tokensIn(text: string): number {
  let cost = 0
  for (const [piece] of text.matchAll(PIECES)) cost += costOf(piece)
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

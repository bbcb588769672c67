// When two texts say the same: case, punctuation, accents of quotes and dashes, and the writing system's habits aside.

const INVISIBLE = /[\u00ad\u200b-\u200d\ufeff\ue000-\uf8ff\u0000-\u0008]/g
const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u

export const plainText = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(INVISIBLE, '')
    .replace(/[‐‑‒–—−]/g, '-')
    .replace(/[’‘`]/g, "'")
    .replace(/[“”]/g, '"')

const words = (text: string): string =>
  plainText(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

export const squeezed = (text: string): string => words(text).replaceAll(' ', '')
export const digits = (text: string): string => plainText(text).replace(/\D/g, '')
/** Skills keep the signs that tell C from C++ and C#. */
export const skillKey = (text: string): string =>
  plainText(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+#]/gu, '')

export const address = (url: string): string => {
  const bare = plainText(url)
    .trim()
    .toLowerCase()
    .replace(/^[a-z]+:\/\//, '')
    .replace(/^www\./, '')
  return bare.startsWith('mailto:') ? '' : bare.replace(/[?#].*$/, '').replace(/\/+$/, '')
}

/** Words; in scripts that write without blanks, pairs of characters. */
function tokens(text: string): string[] {
  return words(text)
    .split(' ')
    .filter(Boolean)
    .flatMap((word) => {
      const characters = [...word]
      if (!CJK.test(word) || characters.length === 1) return [word]
      return characters.slice(1).map((character, at) => `${characters[at]}${character}`)
    })
}

/** What the scores of containment are worth: all of one text in another that says a little more, or a little less. */
const WHOLE_INSIDE = { score: 0.75, extraTokens: 4 }
const PART_OF = { score: 0.7, leastShare: 0.5 }

/** From 0 to 1: twice the shared tokens over all tokens, with allowance for a text that contains the other. */
function similarity(expected: string, found: string): number {
  const a = tokens(expected)
  const b = tokens(found)
  if (!a.length || !b.length) return 0
  if (squeezed(expected) === squeezed(found)) return 1
  const left = new Map<string, number>()
  for (const token of b) left.set(token, (left.get(token) ?? 0) + 1)
  let shared = 0
  for (const token of a) {
    const count = left.get(token) ?? 0
    if (!count) continue
    left.set(token, count - 1)
    shared++
  }
  const overlap = (2 * shared) / (a.length + b.length)
  if (shared === a.length && b.length <= a.length + WHOLE_INSIDE.extraTokens)
    return Math.max(overlap, WHOLE_INSIDE.score)
  if (shared === b.length && b.length >= a.length * PART_OF.leastShare)
    return Math.max(overlap, PART_OF.score)
  return overlap
}

/** The best of several ways to say it. */
export const closest = (found: string, ...ways: string[]): number =>
  Math.max(0, ...ways.map((way) => similarity(way, found)))

/** F1: the share of what is right in both what was found and what there is; nothing of nothing is not counted. */
export const f1 = (right: number, found: number, there: number): number | null =>
  found + there === 0 ? null : (2 * right) / (found + there)

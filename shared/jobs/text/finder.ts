// Finds the phrases of a long list. One expression of hundreds of alternatives costs tens of milliseconds before it has
// read a word, and every place of every text: here only those that the letters of a word can open are tried there.

export interface Found {
  from: number
  to: number
}

export interface Finder {
  test: (text: string) => boolean
  /** From left to right; where two begin together, the one that the list names first. */
  all: (text: string) => Found[]
}

interface Bounds {
  /** What stands neither right before a phrase nor right after it, as a class of characters. */
  within?: string
  /** Only right after it, where that is another class. */
  after?: string
  /** A capital is another letter. */
  exact?: boolean
}

/** `alternatives`: parts of expressions, each beginning with a letter or a group of such. */
export function finderOf(
  alternatives: readonly string[],
  { within = '\\p{L}\\p{N}', after = within, exact = false }: Bounds = {},
): Finder {
  const opened = new Map<string, number[]>()
  for (const [at, alternative] of alternatives.entries())
    for (const opening of openingsOf(alternative)) {
      const letters = opening.slice(0, LETTERS)
      const known = opened.get(letters) ?? []
      if (known.at(-1) !== at) known.push(at)
      opened.set(letters, known)
    }
  /** Whether anything begins with two letters, of those that have a small number. */
  const pairs = new Uint8Array(SMALL * SMALL)
  for (const letters of opened.keys()) {
    const [first, second] = [letters.charCodeAt(0), letters.charCodeAt(1)]
    if (second < SMALL) pairs[first * SMALL + second] = 1
    else if (first < SMALL) pairs.fill(1, first * SMALL, (first + 1) * SMALL)
  }
  const isOpened = (text: string, at: number): boolean => {
    const [first, second] = [text.charCodeAt(at), text.charCodeAt(at + 1)]
    return !(first < SMALL && second < SMALL) || pairs[first * SMALL + second] === 1
  }
  const other = new RegExp(`[${within}]`, 'u')
  const isWithin = (text: string, at: number): boolean => {
    const code = text.charCodeAt(at)
    return (code >= 97 && code <= 122) || (code !== BLANK && other.test(text.charAt(at)))
  }
  const patterns = new Map<string, RegExp>()
  /** What can begin as the text does there; most words begin nothing. */
  const patternAt = (text: string, at: number): RegExp | null => {
    let key = ''
    for (let size = 1; size <= LETTERS; size++) {
      const letters = text.slice(at, at + size)
      if (opened.has(letters)) key += ` ${letters}`
    }
    if (key === '') return null
    const before = patterns.get(key)
    if (before) return before
    const some = key
      .slice(1)
      .split(' ')
      .flatMap((letters) => opened.get(letters) ?? [])
    const sources = [...new Set(some)].sort((a, b) => a - b).map((at) => alternatives[at])
    const pattern = new RegExp(`(?:${sources.join('|')})(?![${after}])`, 'uy')
    patterns.set(key, pattern)
    return pattern
  }
  const found = (given: string, most: number): Found[] => {
    const text = exact ? given : lowered(given)
    const all: Found[] = []
    for (let at = 0, inside = false; at < text.length && all.length < most; at++) {
      const begins = !inside
      inside = isWithin(text, at)
      if (!begins || !inside || !isOpened(text, at)) continue
      const pattern = patternAt(text, at)
      if (!pattern) continue
      pattern.lastIndex = at
      if (!pattern.test(text)) continue
      const to = pattern.lastIndex
      all.push({ from: at, to })
      inside = isWithin(text, to - 1)
      at = to - 1
    }
    return all
  }
  return { test: (text) => found(text, 1).length > 0, all: (text) => found(text, Number.POSITIVE_INFINITY) }
}
const LETTERS = 3
const SMALL = 128
const BLANK = 32

/** In small letters, each in its place. */
const lowered = (text: string): string => {
  const lower = text.toLowerCase()
  return lower.length === text.length ? lower : Array.from(text, lowerAlone).join('')
}
const lowerAlone = (letter: string): string => {
  const lower = letter.toLowerCase()
  return lower.length === letter.length ? lower : letter
}

/** The parts of an expression between its outermost bars. */
export function alternativesOf(source: string): string[] {
  const parts: string[] = []
  let from = 0
  for (let at = 0; at < source.length; at = nextOf(source, at))
    if (source.charAt(at) === '|') {
      parts.push(source.slice(from, at))
      from = at + 1
    }
  return [...parts, source.slice(from)]
}

/** Behind the character, the class or the whole group that stands there. */
function nextOf(source: string, at: number): number {
  const char = source.charAt(at)
  if (char === '\\') return at + 2
  if (char === '[') return source.indexOf(']', at) + 1
  if (char !== '(') return at + 1
  let inner = at + 1
  while (source.charAt(inner) !== ')') inner = nextOf(source, inner)
  return inner + 1
}

/** The letters that what an expression matches can begin with. */
function openingsOf(source: string): string[] {
  const rest = source.replace(/^\(\?:/, '(')
  if (rest.startsWith('(')) {
    const end = nextOf(rest, 0)
    const behind = rest.slice(end)
    if (/^\?<?[=!]/.test(rest.slice(1))) return openingsOf(behind)
    const inner = alternativesOf(rest.slice(1, end - 1))
    return behind.startsWith('?')
      ? [...inner.flatMap((one) => openingsOf(one)), ...openingsOf(behind.slice(1))]
      : inner.flatMap((one) => openingsOf(one + behind))
  }
  const letters = /^(?:[\p{L}\p{N}'-](?![?*{]))+/u.exec(rest)?.[0]
  if (letters === undefined) throw new Error(`No letter opens ${source}`)
  return [letters]
}

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
export function finderOf(alternatives: readonly string[], bounds: Bounds = {}): Finder {
  const find = findersOf([alternatives], bounds)
  return {
    test: (text) => (find(text, 1)[0]?.length ?? 0) > 0,
    all: (text) => find(text)[0] ?? [],
  }
}

/** Several lists, each looked for by itself, in one pass over the words: what is found of each. */
export function findersOf(
  lists: readonly (readonly string[])[],
  { within = '\\p{L}\\p{N}', after = within, exact = false }: Bounds = {},
): (text: string, most?: number) => Found[][] {
  const opened = lists.map(openedBy)
  const isOpened = openingPairs(opened)
  const isWithin = membersOf(within)
  const patterns = lists.map(() => new Map<string, RegExp>())
  /** What of a list can begin with some letters; most words begin nothing. */
  const patternOf = (list: number, letters: string): RegExp | null => {
    const ways = Array.from({ length: LETTERS }, (_, size) => letters.slice(0, size + 1))
    const some = ways.flatMap((way) => opened[list]?.get(way) ?? [])
    if (some.length === 0) return null
    const sources = [...new Set(some)].sort((a, b) => a - b)
    const key = sources.join(' ')
    const before = patterns[list]?.get(key)
    if (before) return before
    const written = sources.map((at) => lists[list]?.[at]).join('|')
    const pattern = new RegExp(`(?:${written})(?![${after}])`, 'uy')
    patterns[list]?.set(key, pattern)
    return pattern
  }
  const known = new Map<string, readonly (RegExp | null)[]>()
  const patternsAt = (letters: string): readonly (RegExp | null)[] => {
    const before = known.get(letters)
    if (before) return before
    if (known.size >= KNOWN_MOST) known.clear()
    const all = lists.map((_, list) => patternOf(list, letters))
    const some = all.some((pattern) => pattern !== null) ? all : NONE
    known.set(letters, some)
    return some
  }
  return (given, most = Number.POSITIVE_INFINITY) => {
    const text = exact ? given : lowered(given)
    const found: Found[][] = lists.map(() => [])
    let inside = false
    let open = lists.length
    for (let at = 0; at < text.length && open > 0; at++) {
      const begins = !inside
      inside = isWithin(text, at)
      if (!begins || !inside || !isOpened(text, at)) continue
      for (const [list, pattern] of patternsAt(text.slice(at, at + LETTERS)).entries()) {
        const all = found[list]
        if (pattern === null || all === undefined || all.length >= most || (all.at(-1)?.to ?? 0) > at)
          continue
        pattern.lastIndex = at
        if (pattern.test(text) && all.push({ from: at, to: pattern.lastIndex }) >= most) open--
      }
    }
    return found
  }
}
const NONE: readonly null[] = []
const KNOWN_MOST = 5000
const LETTERS = 3
const SMALL = 128

/** By the letters they begin with, which parts of a list. */
function openedBy(alternatives: readonly string[]): ReadonlyMap<string, number[]> {
  const opened = new Map<string, number[]>()
  for (const [at, alternative] of alternatives.entries())
    for (const opening of openingsOf(alternative)) {
      const letters = opening.slice(0, LETTERS)
      const known = opened.get(letters) ?? []
      if (known.at(-1) !== at) known.push(at)
      opened.set(letters, known)
    }
  return opened
}

/** Whether anything begins with the two letters there, of those that have a small number. */
function openingPairs(
  opened: readonly ReadonlyMap<string, unknown>[],
): (text: string, at: number) => boolean {
  const pairs = new Uint8Array(SMALL * SMALL)
  for (const letters of opened.flatMap((of) => [...of.keys()])) {
    const [first, second] = [letters.charCodeAt(0), letters.charCodeAt(1)]
    if (second < SMALL) pairs[first * SMALL + second] = 1
    else if (first < SMALL) pairs.fill(1, first * SMALL, (first + 1) * SMALL)
  }
  return (text, at) => {
    const [first, second] = [text.charCodeAt(at), text.charCodeAt(at + 1)]
    return !(first < SMALL && second < SMALL) || pairs[first * SMALL + second] === 1
  }
}

/** Whether the character there is of a class. */
function membersOf(within: string): (text: string, at: number) => boolean {
  const pattern = new RegExp(`[${within}]`, 'u')
  const small = Uint8Array.from({ length: SMALL }, (_, code) =>
    Number(pattern.test(String.fromCharCode(code))),
  )
  return (text, at) => {
    const code = text.charCodeAt(at)
    return code < SMALL ? small[code] === 1 : pattern.test(text.charAt(at))
  }
}

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

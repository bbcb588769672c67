// Finds the phrases of a long list. One expression of hundreds of alternatives costs tens of milliseconds before it has
// read a word, and every place of every text: here only those that the letters of a word can open are tried there.

export interface Found {
  from: number
  to: number
}

interface Finder {
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
  const isOpened = openingLetters(opened)
  const isWithin = membersOf(within)
  const endOf = endingBy(after)
  const phrases = lists.map((list) => list.map((): EndOf | undefined => undefined))
  /** What can begin with some letters; most words begin nothing. */
  const openedWith = (letters: string): Opened[] | null => {
    const ways = Array.from({ length: LETTERS }, (_, size) => letters.slice(0, size + 1))
    const some = lists.flatMap((sources, list): Opened[] => {
      const own = phrases[list] ?? []
      const places = [...new Set(ways.flatMap((way) => opened[list]?.get(way) ?? []))].sort((a, b) => a - b)
      const ends = places.map((at) => (own[at] ??= endOf(sources[at] ?? '')))
      return ends.length > 0 ? [{ list, ends }] : []
    })
    return some.length > 0 ? some : null
  }
  const known = new Map<number, Opened[] | null>()
  const openedAt = (text: string, at: number): Opened[] | null => {
    const key = keyAt(text, at)
    const before = known.get(key)
    if (before !== undefined) return before
    if (known.size >= KNOWN_MOST) known.clear()
    const some = openedWith(text.slice(at, at + LETTERS))
    known.set(key, some)
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
      for (const { list, ends } of openedAt(text, at) ?? NONE) {
        const all = found[list]
        if (all === undefined || all.length >= most || (all.at(-1)?.to ?? 0) > at) continue
        let to = 0
        for (let i = 0; i < ends.length && to === 0; i++) to = ends[i]?.(text, at) ?? 0
        if (to > 0 && all.push({ from: at, to }) >= most) open--
      }
    }
    return found
  }
}
/** What of a list begins with some letters, in its order. */
interface Opened {
  list: number
  ends: readonly EndOf[]
}
/** Where what begins there ends, or 0. */
type EndOf = (text: string, at: number) => number

/** Nothing but letters, signs that stand for themselves, and blanks. */
const PLAIN = /^(?:[\p{L}\p{N}'’ -]|\\s\+?)+$/u

/**
 * Most phrases are plain words, which are compared: no expression has to be made for them. What may not stand right behind the
 * others is looked at apart, because a class of letters takes long to be made into one.
 */
function endingBy(after: string): (source: string) => EndOf {
  const isAfter = membersOf(after)
  return (source) => {
    if (PLAIN.test(source)) {
      const pieces = source.split(/(\\s\+?)/)
      return (text, at) => {
        const to = endOfPlain(pieces, text, at)
        return to > 0 && to < text.length && isAfter(text, to) ? 0 : to
      }
    }
    const quick = new RegExp(source, 'uy')
    let bounded: RegExp | undefined
    return (text, at) => {
      const to = endOfMatch(quick, text, at)
      if (to === 0 || to === text.length || !isAfter(text, to)) return to
      bounded ??= new RegExp(`(?:${source})(?![${after}])`, 'uy')
      return endOfMatch(bounded, text, at)
    }
  }
}

function endOfMatch(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at
  return pattern.test(text) ? pattern.lastIndex : 0
}

const BLANK = /\s/
function endOfPlain(pieces: readonly string[], text: string, at: number): number {
  let to = at
  for (const piece of pieces)
    if (piece.startsWith('\\s')) {
      if (!BLANK.test(text.charAt(to))) return 0
      to++
      while (piece.endsWith('+') && BLANK.test(text.charAt(to))) to++
    } else if (text.startsWith(piece, to)) to += piece.length
    else return 0
  return to
}
const NONE: readonly Opened[] = []
const KNOWN_MOST = 5000
const LETTERS = 3
const SMALL = 128

/** The letters there as a number, which is found sooner than a piece of text, and a small one soonest; behind the end there is none. */
function keyAt(text: string, at: number): number {
  const [a, b, c] = [text.charCodeAt(at), text.charCodeAt(at + 1) || 0, text.charCodeAt(at + 2) || 0]
  return (a | b | c) < 0x400 ? (a << 20) | (b << 10) | c : (a * 0x10000 + b) * 0x10000 + c + 2 ** 30
}

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

/** Whether anything could begin with the three letters there, by the last bits of each. */
function openingLetters(
  opened: readonly ReadonlyMap<string, unknown>[],
): (text: string, at: number) => boolean {
  const could = new Uint8Array(BITS ** LETTERS)
  for (const letters of opened.flatMap((of) => [...of.keys()])) {
    const from = placeIn(letters, 0)
    could.fill(1, from, from + BITS ** (LETTERS - letters.length))
  }
  return (text, at) => could[placeIn(text, at)] === 1
}
const BITS = 32
const placeIn = (text: string, at: number): number =>
  ((text.charCodeAt(at) % BITS) * BITS + (text.charCodeAt(at + 1) & 31)) * BITS +
  (text.charCodeAt(at + 2) & 31)

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

// In which direction each letter of a line runs: the Unicode Bidirectional Algorithm (Standard Annex 9), without the
// marks that embed one direction in another, which a resume's text never holds by the time it is set.

/** Even runs from the left, odd from the right; higher ones stand inside lower ones. */
export type Level = number

type Kind = 'L' | 'R' | 'AL' | 'EN' | 'AN' | 'ES' | 'ET' | 'CS' | 'NSM' | 'WS' | 'ON'

const kinds: [Kind, RegExp][] = [
  ['NSM', /^[\p{Mn}\p{Me}]/u],
  ['EN', /^[0-9\u00b2\u00b3\u00b9\u06f0-\u06f9\u2070-\u2079\u2080-\u2089]/],
  ['AN', /^[\u0600-\u0605\u0660-\u0669\u066b\u066c\u06dd]/],
  ['ES', /^[+\u2212\u207a\u207b-]/],
  ['ET', /^[#$%°±\u00a2-\u00a5\u066a\u2030-\u2034\u20a0-\u20cf]/],
  ['CS', /^[,./:\u00a0\u060c\u202f]/],
  ['WS', /^\s/],
  ['AL', /^[\u0600-\u08ff\ufb50-\ufdff\ufe70-\ufefc]/],
  ['R', /^[\u0590-\u05ff\u07c0-\u085f\ufb1d-\ufb4f\u200f]/],
  ['L', /^[\p{L}\p{Nl}\p{No}\p{Nd}\p{Mc}]/u],
]

const kindOf = (letter: string): Kind => kinds.find(([, letters]) => letters.test(letter))?.[0] ?? 'ON'

const RIGHT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/

export const runsFromTheRight = (text: string): boolean => RIGHT.test(text)

const HAS_WORDS = /[\p{L}\p{N}]/u

/** A field without a letter from the right, a telephone number or an address, keeps its own order on such a page. */
export const keepsItsOrder = ({ text, path }: { text: string; path?: string }): boolean =>
  path !== undefined && HAS_WORDS.test(text) && !runsFromTheRight(text)

const mirrored: Record<string, string> = { '(': ')', '[': ']', '{': '}', '<': '>', '«': '»', '‹': '›' }
const mirror = new Map(
  Object.entries(mirrored).flatMap(
    ([open, close]) =>
      [
        [open, close],
        [close, open],
      ] as const,
  ),
)

/** As they are drawn where text runs from the right: brackets open to the other side. */
export const mirroredText = (text: string): string =>
  [...text].map((letter) => mirror.get(letter) ?? letter).join('')

/** What a shaper is given of such a stretch: it turns letters by their script, but signs alone have none. */
export const turnedText = (text: string): string => {
  const turned = mirroredText(text)
  return runsFromTheRight(text) ? turned : [...turned].reverse().join('')
}

/** Of each letter (not code unit) of a line. */
export function levelsOf(letters: string[], base: 0 | 1): Level[] {
  const own = letters.map(kindOf)
  const kinds = resolvedNeutrals(letters, resolvedWeak(own, base), base)
  const levels = kinds.map((kind): Level => {
    if (kind === 'R') return 1
    if (kind === 'L') return base === 0 ? 0 : 2
    return 2
  })
  return atEnds(own, levels, base)
}

const opposite = (base: 0 | 1): Kind => (base === 0 ? 'L' : 'R')

/** Rules W1 to W7: numbers, and the signs inside and beside them. */
function resolvedWeak(own: Kind[], base: 0 | 1): Kind[] {
  const kinds = [...own]
  let strong: Kind = opposite(base)
  for (const [at, kind] of kinds.entries()) {
    if (kind === 'NSM') kinds[at] = kinds[at - 1] ?? opposite(base)
    else if (kind === 'EN' && strong === 'AL') kinds[at] = 'AN'
    if (kind === 'L' || kind === 'R' || kind === 'AL') strong = kind
  }
  for (const [at, kind] of kinds.entries()) {
    if (kind === 'AL') kinds[at] = 'R'
    const [before, after] = [kinds[at - 1], kinds[at + 1]]
    if (before !== after) continue
    if ((kind === 'ES' || kind === 'CS') && before === 'EN') kinds[at] = 'EN'
    if (kind === 'CS' && before === 'AN') kinds[at] = 'AN'
  }
  besideNumbers(kinds)
  strong = opposite(base)
  return kinds.map((kind) => {
    if (kind === 'L' || kind === 'R') strong = kind
    if (kind === 'ES' || kind === 'ET' || kind === 'CS') return 'ON'
    return kind === 'EN' && strong === 'L' ? 'L' : kind
  })
}

/** Rule W5: `50 %`, `$20`. */
function besideNumbers(kinds: Kind[]): void {
  for (let at = 0; at < kinds.length; at++) {
    if (kinds[at] !== 'ET') continue
    let end = at
    while (kinds[end] === 'ET') end++
    if (kinds[at - 1] === 'EN' || kinds[end] === 'EN') kinds.fill('EN', at, end)
    at = end - 1
  }
}

const isNeutral = (kind: Kind | undefined): boolean => kind === 'WS' || kind === 'ON'
const sideOf = (kind: Kind): Kind => (kind === 'L' ? 'L' : 'R')

/** Rules N0 to N2: brackets run as what they hold; blanks and signs as what stands on both sides, else as the line. */
function resolvedNeutrals(letters: string[], found: Kind[], base: 0 | 1): Kind[] {
  const kinds = [...found]
  const own = opposite(base)
  for (const [open, close] of bracketPairs(letters, kinds)) {
    const inside = kinds
      .slice(open + 1, close)
      .filter((kind) => !isNeutral(kind))
      .map(sideOf)
    const before =
      kinds
        .slice(0, open)
        .filter((kind) => !isNeutral(kind))
        .map(sideOf)
        .at(-1) ?? own
    const side = inside.includes(own) ? own : inside.length > 0 ? before : undefined
    if (!side) continue
    kinds[open] = side
    kinds[close] = side
  }
  for (let at = 0; at < kinds.length; at++) {
    if (!isNeutral(kinds[at])) continue
    let end = at
    while (isNeutral(kinds[end])) end++
    const before = sideOf(kinds[at - 1] ?? own)
    kinds.fill(before === sideOf(kinds[end] ?? own) ? before : own, at, end)
    at = end - 1
  }
  return kinds
}

function bracketPairs(letters: string[], kinds: Kind[]): [number, number][] {
  const open: { at: number; closes: string | undefined }[] = []
  const pairs: [number, number][] = []
  for (const [at, letter] of letters.entries()) {
    if (kinds[at] !== 'ON') continue
    if (letter === '(' || letter === '[' || letter === '{') open.push({ at, closes: mirrored[letter] })
    const matching = open.findLastIndex(({ closes }) => closes === letter)
    const opening = open[matching]
    if (!opening) continue
    pairs.push([opening.at, at])
    open.length = matching
  }
  return pairs.sort(([a], [b]) => a - b)
}

/** Rule L1: a blank at the end of a line runs as the line. */
function atEnds(own: Kind[], levels: Level[], base: 0 | 1): Level[] {
  const last = own.findLastIndex((kind) => kind !== 'WS')
  return levels.map((level, at) => (at > last ? base : level))
}

/** Rule L2: what is seen from the left, given what is read in order. */
export function inSeenOrder<T extends { level: Level }>(read: T[]): T[] {
  const seen = [...read]
  const highest = Math.max(0, ...read.map(({ level }) => level))
  for (let level = highest; level > 0; level--)
    for (let at = 0; at < seen.length; at++) {
      let end = at
      while ((seen[end]?.level ?? 0) >= level) end++
      if (end === at) continue
      seen.splice(at, end - at, ...seen.slice(at, end).reverse())
      at = end
    }
  return seen
}

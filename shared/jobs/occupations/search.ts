import { gramsOf, type IndexedRole, type TitleIndex, wordsOf } from './title-index.ts'

// A few letters, or a title with a slip in it, to the roles that are called so.

export interface FoundRole {
  category: string
  name: string
  /** The title that was found, where it is not the name. */
  title: string
  /** 1 is a name written in full. */
  score: number
}

interface Weights {
  /** A word that begins as asked, by how much of it was typed. */
  prefix: number
  oneSlip: number
  twoSlips: number
  /** What of the score depends on how much of the title was asked for. */
  whole: number
  main: number
  size: number
  /** The role's own name says what was asked for, not only one of its titles. */
  name: number
  /** It is what was typed, or goes on from within its last word. */
  begins: number
}
const WEIGHTS: Weights = {
  prefix: 0.75,
  oneSlip: 0.75,
  twoSlips: 0.65,
  whole: 0.45,
  main: 0.04,
  size: 0.06,
  name: 0.06,
  begins: 0.25,
}

/** From this length on one slip is forgiven, and from the other two. */
const ONE_SLIP = 4
const TWO_SLIPS = 8
/** Words that share fewer of their letters by threes are not compared. */
const GRAMS_SHARED = 0.3
/** What of a query must be found, by letters. */
const COVERED = 0.7
const MANY_TITLES = 150

/** How many slips turn one word into the other: a letter more, less, another one, or two in each other's place. */
function slips(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    let best = i
    let left = i
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1]
      let cost = Math.min((last[j] ?? 0) + 1, left + 1, (last[j - 1] ?? 0) + (same ? 0 : 1))
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1)
      row.push(cost)
      left = cost
      best = Math.min(best, cost)
    }
    if (best > most) return most + 1
    before = last
    last = row
  }
  return last.at(-1) ?? most + 1
}

function firstAtOrAfter(words: readonly string[], wanted: string): number {
  let low = 0
  let high = words.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((words[middle] ?? '') < wanted) low = middle + 1
    else high = middle
  }
  return low
}

/** Words of the index that may be meant, with how surely. */
function candidatesFor(word: string, { words, grams }: TitleIndex, typing: boolean): Map<number, number> {
  const found = new Map<number, number>()
  for (let at = firstAtOrAfter(words, word); at < words.length; at++) {
    const other = words[at] ?? ''
    if (!other.startsWith(word) || (!typing && other !== word)) break
    found.set(at, other === word ? 1 : WEIGHTS.prefix + (0.2 * word.length) / other.length)
  }
  const most = word.length >= TWO_SLIPS ? 2 : word.length >= ONE_SLIP ? 1 : 0
  if (most === 0) return found
  const own = gramsOf(word)
  const shared = new Map<number, number>()
  for (const gram of own) for (const at of grams.get(gram) ?? []) shared.set(at, (shared.get(at) ?? 0) + 1)
  for (const [at, count] of shared) {
    if (found.has(at) || count < own.length * GRAMS_SHARED) continue
    const other = words[at] ?? ''
    const far = Math.min(
      slips(word, other, most),
      // What is still being typed: a slip in the beginning of a longer word.
      typing && other.length > word.length ? slips(word, other.slice(0, word.length), most) + 0.5 : most + 1,
    )
    if (far <= most) found.set(at, far <= 1 ? WEIGHTS.oneSlip : WEIGHTS.twoSlips)
  }
  return found
}

/** `typing`: the query may end within a word. */
export function searchRoles(query: string, index: TitleIndex, limit: number, typing = true): FoundRole[] {
  const asked = [...new Set(wordsOf(query))].slice(0, 12)
  const letters = asked.reduce((sum, word) => sum + word.length, 0)
  if (letters === 0) return []
  const covered = new Map<number, number>()
  const matched = new Map<number, number>()
  for (const word of asked) {
    const ofWord = new Map<number, number>()
    for (const [at, weight] of candidatesFor(word, index, typing))
      for (const title of index.titlesOf[at] ?? [])
        if (weight > (ofWord.get(title) ?? 0)) ofWord.set(title, weight)
    for (const [title, weight] of ofWord) {
      covered.set(title, (covered.get(title) ?? 0) + (weight * word.length) / letters)
      matched.set(title, (matched.get(title) ?? 0) + 1)
    }
  }
  const typed = asked.join(' ')
  const last = asked.at(-1) ?? ''
  const names = new Map<number, number>()
  const named = (number: number, role: IndexedRole): number => {
    const known = names.get(number)
    if (known !== undefined) return known
    const own = wordsOf(role.name)
    const said = asked.filter((word) => own.some((other) => other.startsWith(word))).length / asked.length
    const name = own.join(' ')
    const begins = typing && (name === typed || (name.startsWith(typed) && !own.includes(last)))
    const worth = said * WEIGHTS.name + (begins ? WEIGHTS.begins : 0)
    names.set(number, worth)
    return worth
  }
  const best = new Map<number, FoundRole>()
  for (const [title, share] of covered) {
    if (share < COVERED * (asked.length > 1 ? 1 : 0.9)) continue
    const whole = Math.min(1, (matched.get(title) ?? 0) / (index.lengthOf[title] ?? 1))
    const number = index.roleOf[title] ?? -1
    const role = index.roles[number]
    if (!role) continue
    const score =
      share * (1 - WEIGHTS.whole + WEIGHTS.whole * whole) +
      WEIGHTS.main * (index.rankOf[title] ?? 0) +
      WEIGHTS.size * Math.min(1, role.size / MANY_TITLES) +
      named(number, role)
    if (score > (best.get(number)?.score ?? 0))
      best.set(number, { category: role.category, name: role.name, title: index.titles[title] ?? '', score })
  }
  return [...best]
    .sort(([a, x], [b, y]) => y.score - x.score || a - b)
    .slice(0, limit)
    .map(([, { category, name, title, score }]) => ({
      category,
      name,
      title: title === name ? '' : title,
      score,
    }))
}

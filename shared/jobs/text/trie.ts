import { stem } from '#shared/text/stem.ts'
import type { Token } from '#shared/text/tokens.ts'

// Names of several words, found in one pass: from every word the trie is walked as far as any name goes. The longest
// name wins and the walk is bounded by it, so the time is linear in the text.

export interface Pattern {
  /** Each a word as compared, `~` and a stem, or `^` and a root; `,` before it where the name itself has a comma. */
  keys: string[]
  value: number
}

interface Node {
  /** Most nodes have neither. */
  words: Map<string, Node> | null
  stems: Map<string, Node> | null
  roots: Map<string, Node> | null
  /** What goes on behind a comma of the name. */
  broken: Node | null
  values: number[]
}
export type Trie = Node

const node = (): Node => ({ words: null, stems: null, roots: null, broken: null, values: [] })

/** Upon another trie, which stays as it is: what is added opens with a root. */
export function trieOf(patterns: Iterable<Pattern>, upon: Trie = node()): Trie {
  const root = { ...upon }
  for (const { keys, value } of patterns) {
    let at = root
    for (const written of keys) {
      const key = written.startsWith(',') ? written.slice(1) : written
      if (key !== written) at = at.broken ??= node()
      const kind = KINDS[key.charAt(0)] ?? 'words'
      const name = kind === 'words' ? key : key.slice(1)
      at[kind] ??= new Map()
      const branch = at[kind]
      let next = branch.get(name)
      if (!next) {
        next = node()
        branch.set(name, next)
      }
      at = next
    }
    if (!at.values.includes(value)) at.values.push(value)
  }
  return root
}

const KINDS: Readonly<Record<string, 'stems' | 'roots'>> = { '~': 'stems', '^': 'roots' }

interface Find {
  values: number[]
  /** Words `from` up to but without `to`. */
  from: number
  to: number
}

/** Words that may stand inside a name without changing it: 'managed *the* budget', 'led *two* teams'. */
const SKIPPED = new Set(
  'the a an our your their its my his her all of own two three four five six seven eight nine ten twelve several both various multiple'.split(
    ' ',
  ),
)

type RootOf = ((key: string) => string) | undefined

export function findAll(trie: Trie, tokens: readonly Token[], root?: RootOf): Find[] {
  const finds: Find[] = []
  // 'Managed accounts payable' holds two names that overlap; one that lies within another is part of it.
  let from = 0
  for (const { key } of tokens) {
    const best = root || opens(trie, key) ? longest(trie, tokens, from, root) : null
    if (best && best.to > (finds.at(-1)?.to ?? 0)) finds.push(best)
    from++
  }
  return finds
}

function longest(trie: Trie, tokens: readonly Token[], from: number, root: RootOf): Find | null {
  const best: Find = { values: NONE, from, to: from }
  walk(trie, tokens, from, 1, best, root)
  return best.values === NONE ? null : best
}
const NONE: number[] = []

/** Goes on from a node along every branch that the next word opens. */
function walk(
  reached: Node,
  tokens: readonly Token[],
  index: number,
  skips: number,
  best: Find,
  root: RootOf,
) {
  const token = tokens[index]
  if (token === undefined) return
  const at = index > best.from && token.breakBefore ? reached.broken : reached
  if (at === null) return
  const { key } = token
  if (at.words) {
    arrive(at.words.get(key), tokens, index + 1, skips, best, root)
    if (key.endsWith('s')) {
      const one = singular(key)
      if (one !== '') arrive(at.words.get(one), tokens, index + 1, skips, best, root)
    }
  }
  if (at.stems) arrive(at.stems.get(stem(key)), tokens, index + 1, skips, best, root)
  if (at.roots && root) arrive(at.roots.get(root(key)), tokens, index + 1, skips, best, root)
  // The A of 'A/R' is no article.
  if (index > best.from && skips > 0 && SKIPPED.has(key) && !tokens[index + 1]?.glue)
    walk(at, tokens, index + 1, skips - 1, best, root)
}

function arrive(
  at: Node | undefined,
  tokens: readonly Token[],
  index: number,
  skips: number,
  best: Find,
  root: RootOf,
) {
  if (at === undefined) return
  if (at.values.length > 0) {
    if (best.values === NONE || index > best.to) {
      best.values = at.values
      best.to = index
    }
    // 'Gestion des stocks' is a form of its own beside 'gestión de stock'.
    else if (best.to === index && best.values !== at.values) best.values = [...best.values, ...at.values]
  }
  walk(at, tokens, index, skips, best, root)
}

/** Most words begin no name. */
const opens = ({ words, stems }: Node, key: string): boolean =>
  words?.has(key) === true ||
  stems?.has(stem(key)) === true ||
  (key.endsWith('s') && words?.has(singular(key)) === true)

const singular = (key: string): string =>
  key.length > 2 && key.endsWith('s') && !key.endsWith('ss') ? key.slice(0, -1) : ''

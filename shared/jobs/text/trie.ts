import { stem } from './stem.ts'
import type { Token } from './tokens.ts'

// Names of several words, found in one pass: from every word the trie is walked as far as any name goes. The longest
// name wins and the walk is bounded by it, so the time is linear in the text.

export interface Pattern {
  /** Each a word as compared, or `~` and a stem. */
  keys: string[]
  value: number
}

interface Node {
  next: Map<string, Node>
  values: number[]
}
export type Trie = Node

const node = (): Node => ({ next: new Map(), values: [] })

export function trieOf(patterns: Iterable<Pattern>): Trie {
  const root = node()
  for (const { keys, value } of patterns) {
    let at = root
    for (const key of keys) {
      let next = at.next.get(key)
      if (!next) {
        next = node()
        at.next.set(key, next)
      }
      at = next
    }
    if (!at.values.includes(value)) at.values.push(value)
  }
  return root
}

export interface Find {
  values: number[]
  /** Words `from` up to but without `to`. */
  from: number
  to: number
}

/** Words that may stand inside a name without changing it: 'managed *the* budget'. */
const SKIPPED = new Set(['the', 'a', 'an', 'our', 'your', 'their', 'its', 'all', 'of', 'own'])

export function findAll(trie: Trie, tokens: readonly Token[]): Find[] {
  const finds: Find[] = []
  const keys = tokens.map(keysOf)
  // 'Managed accounts payable' holds two names that overlap; one that lies within another is part of it.
  for (let from = 0; from < tokens.length; from++) {
    const best = longest(trie, tokens, keys, from)
    if (best && best.to > (finds.at(-1)?.to ?? 0)) finds.push(best)
  }
  return finds
}

function longest(trie: Trie, tokens: readonly Token[], keys: string[][], from: number): Find | null {
  // Few words begin a name.
  if (!begins(trie, keys[from]!)) return null
  let best: Find | null = null
  const walk = (at: Node, index: number, skips: number, skipped = false) => {
    if (!skipped && at.values.length > 0 && (!best || index > best.to))
      best = { values: at.values, from, to: index }
    const token = tokens[index]
    if (!token || at.next.size === 0 || (index > from && token.breakBefore)) return
    for (const key of keys[index]!) {
      const next = at.next.get(key)
      if (next) walk(next, index + 1, skips)
    }
    if (index > from && skips > 0 && SKIPPED.has(token.key)) walk(at, index + 1, skips - 1, true)
  }
  walk(trie, from, 1)
  return best
}

function begins(trie: Trie, keys: readonly string[]): boolean {
  for (const key of keys) if (trie.next.has(key)) return true
  return false
}

function keysOf({ key }: Token): string[] {
  const stemmed = `~${stem(key)}`
  return key.length > 2 && key.endsWith('s') && !key.endsWith('ss')
    ? [key, key.slice(0, -1), stemmed]
    : [key, stemmed]
}

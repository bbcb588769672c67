// Stands in for the regular expressions of the engine while they are examined: counts what each one finds, and can be made
// to find nothing.

interface Watch {
  off: string | undefined
  hits: Map<string, number>
}
declare global {
  var rulesWatched: Watch | undefined
}

/** One for the whole process: the bundle that is examined and the tool that asks both reach it. */
export function watch(): Watch {
  globalThis.rulesWatched ??= { off: undefined, hits: new Map() }
  return globalThis.rulesWatched
}

class Tracked extends RegExp {
  readonly key: string
  constructor(pattern: RegExp, key: string) {
    super(pattern.source, pattern.flags)
    this.key = key
  }
  static override get [Symbol.species]() {
    return RegExp
  }
  #hit() {
    const { hits } = watch()
    hits.set(this.key, (hits.get(this.key) ?? 0) + 1)
  }
  override exec(text: string): RegExpExecArray | null {
    if (watch().off === this.key) {
      this.lastIndex = 0
      return null
    }
    const found = super.exec(text)
    if (found) this.#hit()
    return found
  }
  override [Symbol.split](text: string, limit?: number): string[] {
    if (watch().off === this.key) return [text]
    const parts = new RegExp(this.source, this.flags)[Symbol.split](text, limit)
    if (parts.length > 1) this.#hit()
    return parts
  }
  override [Symbol.matchAll](text: string): RegExpStringIterator<RegExpExecArray> {
    const off = watch().off === this.key
    const found = (off ? '' : text).matchAll(off ? /(?!)/g : new RegExp(this.source, this.flags))
    if (!off && this.test(text)) this.lastIndex = 0
    return found
  }
}

const kept = new Map<string, RegExp>()

/** Called where the rule stands. One that remembers where it was is made anew each time, as in the source. */
export function tracked(key: string, pattern: RegExp): RegExp {
  if (pattern.global || pattern.sticky) return new Tracked(pattern, key)
  const known = kept.get(key)
  if (known && known.source === pattern.source) return known
  const made = new Tracked(pattern, key)
  kept.set(key, made)
  return made
}

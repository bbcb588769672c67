/** Few words make up most of a text: what is asked of each is worked out once. Bounded, and the same with or without. */
export function once<T>(work: (word: string) => T): (word: string) => T {
  const known = new Map<string, T>()
  return (word) => {
    if (word.length > LETTERS_MOST) return work(word)
    const before = known.get(word)
    if (before !== undefined) return before
    const made = work(word)
    if (known.size >= KNOWN_MOST) known.clear()
    known.set(word, made)
    return made
  }
}

const KNOWN_MOST = 20_000
/** A longer piece of a text is kept by the engine as a view of it: remembered, it would hold the whole text in memory. */
const LETTERS_MOST = 12

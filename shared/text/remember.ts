// The stages ask the same of the same texts of a document again and again, and a draft is scored anew after every change
// to one of its lines. What was worked out is kept until the next document is read, so that time stays linear in it.

const memories: Map<string, unknown>[] = []

/** Kept for `undefined`, so that one look tells what is known. */
const NOTHING = Symbol()
/** More than any document asks about: without a next document a memory would only grow. */
const TEXTS_MOST = 20_000

export const remember = <T>(work: (text: string) => T, most = TEXTS_MOST): ((text: string) => T) => {
  const known = new Map<string, T | typeof NOTHING>()
  memories.push(known)
  return (text) => {
    const kept = known.get(text)
    if (kept !== undefined) return kept === NOTHING ? (undefined as T) : (kept as T)
    const made = work(text)
    if (known.size >= most) known.clear()
    known.set(text, made === undefined ? NOTHING : made)
    return made
  }
}

export const forget = (): void => {
  for (const memory of memories) memory.clear()
}

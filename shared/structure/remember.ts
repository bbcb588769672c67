// The stages ask the same of the same texts of a document again and again. What was worked out is kept until that
// document is done, so that time stays linear in it and nothing is left behind.

const memories: Map<string, unknown>[] = []

/** Kept for `undefined`, so that one look tells what is known. */
const NOTHING = Symbol()

export const remember = <T>(work: (text: string) => T): ((text: string) => T) => {
  const known = new Map<string, T | typeof NOTHING>()
  memories.push(known)
  return (text) => {
    const kept = known.get(text)
    if (kept !== undefined) return kept === NOTHING ? (undefined as T) : (kept as T)
    const made = work(text)
    known.set(text, made === undefined ? NOTHING : made)
    return made
  }
}

export const forget = (): void => {
  for (const memory of memories) memory.clear()
}

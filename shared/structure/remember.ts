// The stages ask the same of the same texts of a document again and again. What was worked out is kept until that
// document is done, so that time stays linear in it and nothing is left behind.

const memories: Map<string, unknown>[] = []

export const remember = <T>(work: (text: string) => T): ((text: string) => T) => {
  const known = new Map<string, T>()
  memories.push(known)
  return (text) => {
    if (known.has(text)) return known.get(text)!
    const made = work(text)
    known.set(text, made)
    return made
  }
}

export const forget = (): void => {
  for (const memory of memories) memory.clear()
}

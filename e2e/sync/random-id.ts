/** Ids of one schedule: valid, in order, and the same in every replay. */
export function idMaker(space: number): () => string {
  let count = 0
  return () => {
    count += 1
    const tail = count.toString(16).padStart(12, '0')
    return `${space.toString(16).padStart(8, '0')}-0000-7000-8000-${tail}`
  }
}

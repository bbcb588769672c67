const LATEST = { timeout: 10_000 }

/** Once the page has nothing better to do; the answer calls it off. */
export function whenIdle(work: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const asked = requestIdleCallback(work, LATEST)
    return () => cancelIdleCallback(asked)
  }
  const later = setTimeout(work, 1_000)
  return () => clearTimeout(later)
}

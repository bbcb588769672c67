const LATEST = { timeout: 10_000 }
/** A page that starts waits for disk and network between its strokes of work: idle is what still is after this. */
const PAUSE_MS = 600

function oncePossible(work: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const asked = requestIdleCallback(work, LATEST)
    return () => cancelIdleCallback(asked)
  }
  const later = setTimeout(work, 1_000)
  return () => clearTimeout(later)
}

/** Once the page has nothing better to do, and not only for a moment; the answer calls it off. */
export function whenIdle(work: () => void): () => void {
  let callOff = oncePossible(() => {
    const pause = setTimeout(() => {
      callOff = oncePossible(work)
    }, PAUSE_MS)
    callOff = () => clearTimeout(pause)
  })
  return () => callOff()
}

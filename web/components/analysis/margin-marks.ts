// Where the numbers stand in the page's margin: beside their line, and where lines are close, one below the other.

interface MarginMark {
  number: number
  /** The line it belongs to. */
  line: number
  /** The middle of the line, in pixels from the top of the page as it is shown. */
  y: number
}

/** Where there is no room for all of them beside each other: each finding once, where it begins on the page. */
export function thinned(marks: MarginMark[], height: number, apart: number): MarginMark[] {
  if (marks.length * apart <= height) return marks
  const first = new Map<number, MarginMark>()
  for (const mark of marks) {
    const found = first.get(mark.number)
    if (!found || mark.y < found.y) first.set(mark.number, mark)
  }
  return [...first.values()]
}

/** In the order of the page, no two nearer than `apart` as long as the page has room for that. */
export function spread(marks: MarginMark[], height: number, apart: number): MarginMark[] {
  const gap = Math.min(apart, height / Math.max(1, marks.length))
  const placed = [...marks].sort((a, b) => a.y - b.y || a.number - b.number)
  let free = gap / 2
  for (const [at, mark] of placed.entries()) {
    const y = Math.max(mark.y, free)
    placed[at] = { ...mark, y }
    free = y + gap
  }
  // What was pushed over the foot of the page pushes back.
  let floor = height - gap / 2
  for (let at = placed.length - 1; at >= 0; at--) {
    const mark = placed[at]
    if (!mark || mark.y <= floor) break
    placed[at] = { ...mark, y: floor }
    floor -= gap
  }
  return placed
}

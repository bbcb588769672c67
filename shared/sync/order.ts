/**
 * One order for the entries of both sides. The side that moved something leads; the other side's new entries follow
 * the entry they stood behind. Where both sides moved things, ours leads.
 */
export function mergeOrder(base: string[], mine: string[], theirs: string[]): string[] {
  const [lead, other] = keepsOrder(base, mine) && !keepsOrder(base, theirs) ? [theirs, mine] : [mine, theirs]
  const merged = [...lead]
  const placed = new Set(lead)
  other.forEach((id, i) => {
    if (placed.has(id)) return
    const behind = other.slice(0, i).findLast((earlier) => placed.has(earlier))
    merged.splice(behind === undefined ? 0 : merged.indexOf(behind) + 1, 0, id)
    placed.add(id)
  })
  return merged
}

function keepsOrder(base: string[], side: string[]): boolean {
  const place = new Map(base.map((id, i) => [id, i]))
  const places = side.flatMap((id) => place.get(id) ?? [])
  return places.slice(1).every((at, i) => at > (places[i] ?? at))
}

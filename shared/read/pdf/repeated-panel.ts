import { leastOf, mostOf } from '#shared/structure/extent.ts'
import type { Segment } from '#shared/structure/layout/segment.ts'

// A design that sets its side column anew on every page says it once.

const LIMITS = {
  /** Different texts of a panel, at least; fewer, or the marks of two lists, may stand in one place by chance. */
  texts: 6,
  /** Share of what stands within its edges on the page: where anything is new, all of it may be. */
  share: 1,
  /** Of the page's height: what is lower is a head or a foot. */
  height: 0.3,
  /** In ems: how far a copy is moved against the first. */
  aside: 1.2,
  down: 6,
} as const

type Size = Record<'width' | 'height', number>

/** What a page repeats of the side columns of earlier ones. */
export const repeatedPanels = (
  page: Segment[],
  earlier: Segment[],
  { width, height }: Size,
): Set<Segment> => {
  const places = new Map<string, Segment[]>()
  for (const segment of earlier) places.set(segment.text, [...(places.get(segment.text) ?? []), segment])
  const copies = page.filter((segment) => places.get(segment.text)?.some((one) => isMoved(segment, one)))
  const sides = [copies.filter(({ x1 }) => x1 < width / 2), copies.filter(({ x0 }) => x0 > width / 2)]
  return new Set(sides.filter((side) => isPanel(side, page, height)).flat())
}

const isMoved = (a: Segment, b: Segment): boolean =>
  Math.abs(a.x0 - b.x0) < LIMITS.aside * a.size && Math.abs(a.y0 - b.y0) < LIMITS.down * a.size

const isPanel = (copies: Segment[], page: Segment[], height: number): boolean => {
  const [left, right] = [leastOf(copies.map(({ x0 }) => x0)), mostOf(copies.map(({ x1 }) => x1))]
  const [top, foot] = [leastOf(copies.map(({ y0 }) => y0)), mostOf(copies.map(({ y1 }) => y1))]
  const within = page.filter(({ x0, x1, y0, y1 }) => x0 < right && x1 > left && y0 < foot && y1 > top)
  return (
    new Set(copies.map(({ text }) => text)).size >= LIMITS.texts &&
    copies.length >= within.length * LIMITS.share &&
    foot - top > height * LIMITS.height
  )
}

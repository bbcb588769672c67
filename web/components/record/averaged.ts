import type { ChartPoint } from '../ui/chart-line.tsx'

/** How many points a line of the page's width shows apart. */
export const POINTS_APART = 60

/**
 * More points than that would be a block of ink: the time is cut into equal spans, and each span that has any is one
 * point, the average of its own. `points` in the order of x.
 */
export function averaged(
  points: ChartPoint[],
  label: (own: ChartPoint[], average: number) => string,
): ChartPoint[] {
  const [first, last] = [points.at(0), points.at(-1)]
  if (!first || !last || points.length <= POINTS_APART) return points
  const span = Math.max(1, (last.x - first.x) / POINTS_APART)
  const spans: ChartPoint[][] = Array.from({ length: POINTS_APART }, () => [])
  for (const point of points)
    spans[Math.min(POINTS_APART - 1, Math.floor((point.x - first.x) / span))]?.push(point)
  return spans.flatMap((own) => {
    const [one] = own
    if (!one || own.length === 1) return own
    const mean = (of: 'x' | 'y') => own.reduce((sum, point) => sum + point[of], 0) / own.length
    return [{ key: one.key, x: mean('x'), y: mean('y'), label: label(own, mean('y')) }]
  })
}

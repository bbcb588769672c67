import type { FieldBox } from '#shared/export/pdf/boxes.ts'

/** Of its height: with less on it, a last page is soon saved. */
const MOST_FILLED = 0.45

/** Whether the last of several pages is so empty that fitting the text to one page less is worth offering. */
export function hasThinEnd(boxes: FieldBox[], pages: number, height: number): boolean {
  const end = Math.max(0, ...boxes.filter(({ page }) => page === pages - 1).map(({ y, h }) => y + h))
  return pages > 1 && end > 0 && end < MOST_FILLED * height
}

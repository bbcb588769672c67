import type { PlacedRow } from './paginate.ts'

/** Where a field of the draft lies: points from the top left corner of its page (the first page is 0). */
export interface FieldBox {
  path: string
  /** Which line of a description: its bullet. */
  item?: number
  /** What is printed there. */
  text: string
  page: number
  x: number
  y: number
  w: number
  h: number
}

export function boxesOf(placed: PlacedRow[], left: number): FieldBox[] {
  return placed.flatMap(({ row, page, top }) =>
    row.parts.flatMap((part) =>
      part.line.fragments.flatMap((fragment): FieldBox[] => {
        const { path, item } = fragment.span
        if (!path) return []
        const y = top + row.ascent - part.size * 0.85
        const { text } = fragment
        const box = {
          path,
          text,
          page,
          x: left + part.x + fragment.x,
          y,
          w: fragment.width,
          h: part.size * 1.15,
        }
        return [item === undefined ? box : { ...box, item }]
      }),
    ),
  )
}

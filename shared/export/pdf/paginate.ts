import { groupsOf } from '#shared/lists.ts'
import type { Row } from './rows.ts'

// Rows → pages. Rows that are glued move together; only a group taller than a page is broken inside.

export interface PlacedRow {
  row: Row
  page: number
  /** From the top of the page, in points. */
  top: number
}

export interface PageBox {
  top: number
  /** Where the last line must end. */
  foot: number
}

/** Where a column begins that does not begin at the top of the first page. */
interface Start {
  page: number
  y: number
}

export function paginate(rows: Row[], box: PageBox, start: Start = { page: 0, y: box.top }): PlacedRow[] {
  const placed: PlacedRow[] = []
  let { page, y } = start
  let atTop = true
  const put = (row: Row) => {
    const gap = atTop ? 0 : row.gap
    placed.push({ row, page, top: y + gap })
    y += gap + row.height
    atTop = false
  }
  const turn = () => {
    page++
    y = box.top
    atTop = true
  }
  for (const group of groupsOf(rows, ({ glued }) => glued)) {
    const height = heightOf(group)
    const gap = atTop ? 0 : group[0].gap
    const isFresh = atTop && y === box.top
    if (!isFresh && y + gap + height > box.foot) turn()
    const fits = y + height <= box.foot
    for (const row of group) {
      if (!fits && !atTop && y + row.gap + row.height > box.foot) turn()
      put(row)
    }
  }
  return placed
}

const heightOf = (group: Row[]): number =>
  group.reduce((total, row, index) => total + row.height + (index > 0 ? row.gap : 0), 0)

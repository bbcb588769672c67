import { type Filled, groupsOf } from '#shared/lists.ts'
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

/** Of a page: with less on it, the last one looks like a mistake. */
const LEAST_SHARE = 0.2
/** So much it may hold of what stood on the page before. */
const MOST_SHARE = 0.45

export function paginate(rows: Row[], box: PageBox, start: Start = { page: 0, y: box.top }): PlacedRow[] {
  const groups = groupsOf(rows, ({ glued }) => glued)
  const placed = onPages(groups, box, start)
  const turn = firstOfLastPage(groups, placed, box)
  return turn ? onPages(groups, box, start, turn) : placed
}

type Group = Filled<Row>

/**
 * What a last page with one short section on it, or the end of one, is to begin with instead: an entry or a section of
 * the page before, or the lines before it where none begins so near.
 */
function firstOfLastPage(groups: Group[], placed: PlacedRow[], { top, foot }: PageBox): Group | undefined {
  const last = placed.at(-1)?.page ?? 0
  const pageOf = new Map(placed.map(({ row, page }) => [row, page]))
  const on = (page: number) => groups.filter(([first]) => pageOf.get(first) === page)
  const sizeOf = (group: Group) => group[0].gap + heightOf(group)
  const share = (points: number) => points / (foot - top)
  let height = on(last).reduce((sum, group) => sum + sizeOf(group), 0)
  if (last === 0 || share(height) >= LEAST_SHARE) return undefined
  let nearest: Group | undefined
  for (const group of on(last - 1).reverse()) {
    height += sizeOf(group)
    if (share(height) > MOST_SHARE) break
    if (share(height) < LEAST_SHARE) continue
    const [{ block }] = group
    if (block.opens || block.kind === 'heading') return group
    nearest ??= group
  }
  return nearest
}

function onPages(groups: Group[], box: PageBox, start: Start, last?: Group): PlacedRow[] {
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
  for (const group of groups) {
    const height = heightOf(group)
    const gap = atTop ? 0 : group[0].gap
    const isFresh = atTop && y === box.top
    if (!isFresh && (group === last || y + gap + height > box.foot)) turn()
    const fits = y + height <= box.foot
    for (const row of group) {
      if (!fits && !atTop && y + row.gap + row.height > box.foot) turn()
      put(row)
    }
  }
  return placed
}

const heightOf = (group: Group): number =>
  group.reduce((total, row, index) => total + row.height + (index > 0 ? row.gap : 0), 0)

import type { Draft } from '#shared/schema/draft.ts'
import { PHOTO_HEIGHT, PHOTO_WIDTH } from '#shared/schema/photo.ts'
import { isAside } from '../designs.ts'
import type { Outline, OutlineSection } from '../outline.ts'
import { type PageBox, type PlacedRow, paginate } from './paginate.ts'
import { type Frame, type Measure, rowsOf } from './rows.ts'
import type { Shelf } from './shelf.ts'
import type { Sidebar, Template } from './templates.ts'

// Where a template has a sidebar, the head goes over both columns, and each column fills its own pages.

export interface Columns {
  aside: Frame
  main: Frame
  /** Where they begin on the first page, and their rows on it. */
  top: number
  /** The last page with something in the sidebar. */
  lastAside: number
}

/** Beside fewer lines than these a second column would look like the rest of each line. */
const LEAST_ROWS = 8

/** On the first page, from the left margin and from the top of the page. */
export interface PhotoBox {
  x: number
  y: number
  width: number
  height: number
}

export function placedIn(
  outline: Outline,
  template: Template,
  measure: Measure,
  box: PageBox,
  shelf: Shelf,
  hasPhoto: boolean,
  chosen: Draft['layout']['columns'] = {},
): { placed: PlacedRow[]; columns?: Columns; photo?: PhotoBox } {
  const { sidebar } = template
  if (template.photo && hasPhoto) return besidePhoto(outline, template, template.photo, measure, box, shelf)
  const beside = sidebar ? outline.sections.filter((section) => isNarrow(section, chosen)) : []
  const others = outline.sections.filter((section) => !beside.includes(section))
  const asOne = () => ({ placed: paginate(rowsOf(outline, template, measure, shelf), box) })
  if (!sidebar || beside.length === 0) return asOne()

  const head = paginate(rowsOf({ head: outline.head, sections: [] }, template, measure, shelf), box)
  const last = head.at(-1)
  const gap = template.headGap * measure.size * measure.spacing
  const start = { page: last?.page ?? 0, y: last ? last.top + last.row.height + gap : box.top }
  const { aside, main } = framesOf(sidebar, measure)
  const column = (sections: Outline['sections'], frame: Frame, first: number) => {
    const rows = rowsOf({ head: [], sections }, template, { ...measure, ...frame, first }, shelf)
    return paginate(rows, box, start)
  }
  // What somebody did comes first for whoever hears the page or takes its text out.
  const done = column(others, main, outline.head.length)
  if (done.length < LEAST_ROWS) return asOne()
  const listed = column(beside, aside, (done.at(-1)?.row.index ?? 0) + 1)
  return {
    placed: [...head, ...done, ...listed],
    columns: { aside, main, top: start.y, lastAside: listed.at(-1)?.page ?? 0 },
  }
}

/** The head leaves room for the picture, and the sections begin below both. */
function besidePhoto(
  outline: Outline,
  template: Template,
  room: { height: number; gap: number },
  measure: Measure,
  box: PageBox,
  shelf: Shelf,
): { placed: PlacedRow[]; photo: PhotoBox } {
  const height = room.height * measure.size
  const width = (height * PHOTO_WIDTH) / PHOTO_HEIGHT
  const photo = { x: measure.width - width, y: box.top, width, height }
  const narrow = { ...measure, width: photo.x - room.gap * measure.size }
  const head = paginate(rowsOf({ head: outline.head, sections: [] }, template, narrow, shelf), box)
  const last = head.at(-1)
  const foot = last && last.page === 0 ? last.top + last.row.height : box.top
  const start = {
    page: last?.page ?? 0,
    y: Math.max(foot, photo.y + height) + template.headGap * measure.size * measure.spacing,
  }
  const first = outline.head.length
  const below = rowsOf({ head: [], sections: outline.sections }, template, { ...measure, first }, shelf)
  return { placed: [...head, ...paginate(below, box, start)], photo }
}

/** Lists and sentences: entries with a head and dates need the width, unless somebody put them there. */
export const isNarrow = ({ key, blocks }: OutlineSection, chosen: Draft['layout']['columns']): boolean =>
  isAside(chosen, key) && (Object.hasOwn(chosen, key) || blocks.every(({ kind }) => kind === 'paragraph'))

function framesOf({ side, share, gap }: Sidebar, { size, width }: Measure): { aside: Frame; main: Frame } {
  const narrow = share * width
  const wide = width - narrow - gap * size
  return side === 'left'
    ? { aside: { x: 0, width: narrow }, main: { x: width - wide, width: wide } }
    : { aside: { x: width - narrow, width: narrow }, main: { x: 0, width: wide } }
}

import { type Outline, textOfOutline } from '../outline.ts'
import { breakLines } from './break-lines.ts'
import { inkOf } from './color.ts'
import { type Cut, type FaceName, filesOfCut } from './families.ts'
import { type Ornament, ornamentsOf } from './ornaments.ts'
import { type PlacedRow, paginate } from './paginate.ts'
import { rowsOf, type TextPart } from './rows.ts'
import { openShelf, type Shelf } from './shelf.ts'
import { type Ink, pageSizes, type Template } from './templates.ts'

// An outline → pages: where every line, rule and dot goes. The file and the picture on the screen are both drawn from
// this, so that what is seen while writing is what is downloaded.

export interface Typesetting {
  outline: Outline
  template: Template
  faces: Record<FaceName, Cut>
  pageSize: 'A4' | 'Letter'
  accent: string
  fontSize: number
  spacing: number
  /** Repeated at every foot, with the page number. */
  footer?: string
}

export interface Laid {
  placed: PlacedRow[]
  ornaments: Ornament[]
  pages: number
  pageSize: [number, number]
  /** The left margin, from which lines are measured. */
  left: number
  colors: Record<Ink, string>
  shelf: Shelf
  footer?: (page: number) => TextPart & { baseline: number }
}

/** What must be loaded before this can be laid out: the scripts its text uses, in its template's styles. */
export function fontFilesOf({ faces, outline }: Pick<Typesetting, 'faces' | 'outline'>): string[] {
  const characters = charactersOf(outline)
  return [...new Set(Object.values(faces).flatMap((cut) => filesOfCut(cut, characters)))]
}

export function layOut(job: Typesetting, fonts: Record<string, Uint8Array>): Laid {
  const { outline, template } = job
  const pageSize = pageSizes[job.pageSize]
  const { margin } = template
  const width = pageSize[0] - 2 * margin.x
  const size = job.fontSize * template.optical
  const accent = inkOf(job.accent)
  const shelf = openShelf(job.faces, charactersOf(outline), fonts)

  const rows = rowsOf(outline, template, { size, spacing: job.spacing, width }, shelf)
  const placed = paginate(rows, { top: margin.top, foot: pageSize[1] - margin.foot })
  const pages = (placed.at(-1)?.page ?? 0) + 1
  return {
    placed,
    ornaments: ornamentsOf({ placed, template, accent, size, pageWidth: pageSize[0] }),
    pages,
    pageSize,
    left: margin.x,
    colors: { ink: template.ink, soft: template.soft, accent },
    shelf,
    footer: footerOf(job, pages, width, pageSize[1] - margin.foot / 2, shelf),
  }
}

function footerOf(
  job: Typesetting,
  pages: number,
  width: number,
  baseline: number,
  shelf: Shelf,
): Laid['footer'] {
  if (!job.footer) return undefined
  const size = job.fontSize * 0.8
  const style = { face: 'body', size, tracking: 0, whole: false } as const
  const broken = (text: string) => breakLines([{ text }], width, style, shelf)
  return (page) => {
    const number = `${page + 1} / ${pages}`
    const whole = broken(`${job.footer} · ${number}`)
    // A name too long for the line leaves it to the number.
    const [line = { fragments: [], width: 0 }] = whole.length > 1 ? broken(number) : whole
    return { line, x: width - line.width, size, tracking: 0, ink: 'soft', baseline }
  }
}

/** Each once. Headings may be set in capitals, lists get their bullet, a footer its numbers. */
function charactersOf(outline: Outline): string {
  const typed = [...new Set(textOfOutline(outline))].join('')
  return [...new Set(`${typed} • ${typed.toUpperCase()}0123456789·/`)].join('')
}

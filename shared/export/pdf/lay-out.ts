import type { Filled } from '#shared/lists.ts'
import { keysOf, recordOf } from '#shared/records.ts'
import type { Draft } from '#shared/schema/draft.ts'
import { type Outline, textOfOutline } from '../outline.ts'
import { breakLines } from './break-lines.ts'
import { inkOf } from './color.ts'
import { type PhotoBox, placedIn } from './columns.ts'
import { type Faces, filesOfCut } from './families.ts'
import { type Ornament, ornamentsOf } from './ornaments.ts'
import { pageSizes } from './page-sizes.ts'
import type { PlacedRow } from './paginate.ts'
import type { Frame, TextPart } from './rows.ts'
import { openShelf, type Shelf } from './shelf.ts'
import type { Ink, Template } from './templates.ts'

// An outline → pages: where every line, rule and dot goes. The file and the picture on the screen are both drawn from
// this, so that what is seen while writing is what is downloaded.

export interface Typesetting {
  outline: Outline
  template: Template
  faces: Faces
  pageSize: 'A4' | 'Letter'
  accent: string
  fontSize: number
  spacing: number
  /** In multiples of the template's own. */
  lineHeight: number
  margins: number
  /** Sections moved to the other column. */
  columns?: Draft['layout']['columns']
  /** A JPEG, for templates with room for one. */
  photo?: Uint8Array
  /** Repeated at the foot, with the page number. */
  footer?: string
  /** How many pages there must be for it, and the first that has it, counted from 0; all, unless said. */
  footerFrom?: { pages: number; page: number }
  /** How many pages it may take; 0: as many as it takes. */
  fitTo?: number
  /** What it is written in. */
  language: string
  /** The page runs from the right: set as from the left, and then turned round. */
  fromRight?: boolean
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
  fit?: Fit
  /** From the left and top edges of the first page. */
  photo?: PhotoBox & { jpeg: Uint8Array }
  footer?: (page: number) => (TextPart & { baseline: number }) | undefined
}

/** What must be loaded before this can be laid out: the scripts its text uses, in its template's styles. */
export function fontFilesOf({
  faces,
  outline,
  language,
}: Pick<Typesetting, 'faces' | 'outline' | 'language'>): string[] {
  const characters = charactersOf(outline, language)
  return [...new Set(Object.values(faces).flatMap((cut) => filesOfCut(cut, characters)))]
}

function layOutOnce(job: Typesetting, fonts: Record<string, Uint8Array>): Laid {
  const { outline } = job
  const template = withRoom(job)
  const pageSize = pageSizes[job.pageSize]
  const { margin } = template
  const width = pageSize[0] - 2 * margin.x
  const size = job.fontSize * template.optical
  const accent = inkOf(job.accent)
  const shelf = openShelf(job.faces, charactersOf(outline, job.language), fonts)

  const box = { top: margin.top, foot: pageSize[1] - margin.foot }
  const { fromRight = false } = job
  const measure = { size, spacing: job.spacing, width, fromRight, language: job.language }
  const { placed, columns, photo } = placedIn(
    outline,
    template,
    measure,
    box,
    shelf,
    job.photo !== undefined,
    job.columns,
  )
  const pages = 1 + placed.reduce((last, { page }) => Math.max(last, page), 0)
  const ornaments = ornamentsOf({ placed, columns, pages, template, accent, size, pageSize })
  const laid: Laid = {
    placed,
    ornaments,
    pages,
    pageSize,
    left: margin.x,
    colors: { ink: template.ink, soft: template.soft, accent },
    shelf,
    ...(photo && job.photo ? { photo: { ...photo, x: margin.x + photo.x, jpeg: job.photo } } : {}),
    footer: footerOf(job, pages, columns?.main ?? { x: 0, width }, pageSize[1] - margin.foot / 2, shelf),
  }
  return fromRight ? turnedRound(laid, width) : laid
}

/** The template with the margins and the line height that were chosen. */
function withRoom({ template, lineHeight, margins }: Typesetting): Template {
  const { margin, styles } = template
  return {
    ...template,
    margin: { x: margin.x * margins, top: margin.top * margins, foot: margin.foot * margins },
    styles: recordOf(keysOf(styles), (kind) => ({
      ...styles[kind],
      leading: styles[kind].leading * lineHeight,
    })),
  }
}

/** Every line, rule and picture at the other side of the page; the letters in a line already run as they should. */
function turnedRound(laid: Laid, width: number): Laid {
  const [pageWidth] = laid.pageSize
  const turned = <T extends TextPart>(part: T): T => ({ ...part, x: width - part.x - part.line.width })
  const { photo, footer } = laid
  const turnedWhere = <T extends TextPart>(part: T | undefined) => part && turned(part)
  return {
    ...laid,
    placed: laid.placed.map(({ row, ...where }) => ({
      ...where,
      row: {
        ...row,
        parts: row.parts.map(turned),
        ...(row.bullet ? { bullet: turned(row.bullet) } : {}),
      },
    })),
    ornaments: laid.ornaments.map((one) => ({
      ...one,
      x: pageWidth - one.x - (one.shape === 'rect' ? one.w : 0),
    })),
    ...(photo ? { photo: { ...photo, x: pageWidth - photo.x - photo.width } } : {}),
    ...(footer ? { footer: (page: number) => turnedWhere(footer(page)) } : {}),
  }
}

/** At the right edge of the main column: beside it, it would be read with the other one. */
function footerOf(
  job: Typesetting,
  pages: number,
  { x, width }: Frame,
  baseline: number,
  shelf: Shelf,
): Laid['footer'] {
  const { pages: least, page: first } = job.footerFrom ?? { pages: 1, page: 0 }
  if (job.footer === undefined || pages < least) return undefined
  const size = job.fontSize * 0.8
  const style = { face: 'body', size, tracking: 0, whole: false, fromRight: job.fromRight } as const
  const broken = (text: string) => breakLines([{ text }], width, style, shelf)
  return (page) => {
    if (page < first) return undefined
    const number = `${page + 1} / ${pages}`
    const whole = broken([job.footer, number].filter(Boolean).join(' · '))
    // A name too long for the line leaves it to the number.
    const [line = { fragments: [], width: 0 }] = whole.length > 1 ? broken(number) : whole
    return { line, x: x + width - line.width, size, tracking: 0, ink: 'soft', baseline }
  }
}

type Room = Pick<Typesetting, 'fontSize' | 'spacing' | 'lineHeight' | 'margins'>

/** What the limits of a fit came to. */
export type Fit = Room & { fits: boolean }

/**
 * Spacing is tightened first, then lines and margins go back to the template's own where they were set wider, then the
 * text is set smaller; below these nobody likes to read it.
 */
const LEAST_SPACING = 0.8
const LEAST_SIZE = 9
const SPACING_STEP = 0.05
const SIZE_STEP = 0.25

function tighter({ spacing, fontSize, lineHeight, margins }: Room): Filled<Room> {
  const asTold = { spacing, fontSize, lineHeight, margins }
  const steps: Filled<Room> = [asTold]
  const add = (change: Partial<Room>) => steps.push({ ...(steps.at(-1) ?? asTold), ...change })
  const rounded = (value: number) => Math.round(value * 100) / 100
  for (let next = spacing - SPACING_STEP; next >= LEAST_SPACING - 0.001; next -= SPACING_STEP)
    add({ spacing: rounded(next) })
  for (let next = lineHeight - SPACING_STEP; next >= 0.999; next -= SPACING_STEP)
    add({ lineHeight: rounded(next) })
  for (let next = margins - SPACING_STEP; next >= 0.999; next -= SPACING_STEP) add({ margins: rounded(next) })
  for (let next = fontSize - SIZE_STEP; next >= LEAST_SIZE; next -= SIZE_STEP) add({ fontSize: next })
  return steps
}

export function layOut(job: Typesetting, fonts: Record<string, Uint8Array>): Laid {
  const loose = layOutOnce(job, fonts)
  const { fitTo = 0 } = job
  if (fitTo === 0) return loose
  const [asTold, ...tighterOnes] = tighter(job)
  if (loose.pages <= fitTo) return { ...loose, fit: { ...asTold, fits: true } }
  let [low, high] = [0, tighterOnes.length]
  const stepAt = (at: number) => tighterOnes[at - 1] ?? asTold
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (layOutOnce({ ...job, ...stepAt(middle) }, fonts).pages <= fitTo) high = middle
    else low = middle + 1
  }
  const laid = layOutOnce({ ...job, ...stepAt(low) }, fonts)
  return { ...laid, fit: { ...stepAt(low), fits: laid.pages <= fitTo } }
}

/** Each once. Headings may be set in capitals, lists get their bullet, a footer its numbers. */
function charactersOf(outline: Outline, language: string): string {
  const typed = [...new Set(textOfOutline(outline))].join('')
  return [...new Set(`${typed} • ${typed.toLocaleUpperCase(language)}0123456789·/`)].join('')
}

import { tint } from './color.ts'
import type { Columns } from './columns.ts'
import type { PlacedRow } from './paginate.ts'
import type { Template } from './templates.ts'

// Lines, dots and tints. None of them carries meaning: they are marked as artifacts and a reader skips them.

export interface Ornament {
  page: number
  shape: 'rect' | 'dot'
  x: number
  y: number
  w: number
  h: number
  color: string
}

interface OrnamentInput {
  placed: PlacedRow[]
  template: Template
  accent: string
  size: number
  pageSize: [number, number]
  columns?: Columns
  pages: number
}

const hairline = '#D9D6DE'

export function ornamentsOf(input: OrnamentInput): Ornament[] {
  return [
    ...sidebarOrnaments(input),
    ...headOrnaments(input),
    ...headingOrnaments(input),
    ...rail(input),
    ...meters(input),
  ]
}

/** A tint from the column to the edge of the page, or a hairline between the columns. */
function sidebarOrnaments(input: OrnamentInput): Ornament[] {
  const { columns, template, accent, size, pageSize, pages } = input
  const { sidebar, margin } = template
  if (!columns || !sidebar) return []
  const [pageWidth, pageHeight] = pageSize
  const { aside, main, top, lastAside } = columns
  const isLeft = sidebar.side === 'left'
  const between = margin.x + (isLeft ? (aside.width + main.x) / 2 : (main.width + aside.x) / 2)
  const from = (page: number) => (page > 0 ? 0 : top - (template.headGap * size) / 2)
  if (sidebar.tint) {
    const color = tint(accent, sidebar.tint)
    return Array.from({ length: pages }, (_, page) => ({
      page,
      shape: 'rect',
      x: isLeft ? 0 : between,
      y: from(page),
      w: isLeft ? between : pageWidth - between,
      h: pageHeight - from(page),
      color,
    }))
  }
  return Array.from({ length: lastAside + 1 }, (_, page) => {
    const y = page > 0 ? margin.top : top
    return { page, shape: 'rect', x: between, y, w: 0.6, h: pageHeight - margin.foot - y, color: hairline }
  })
}

function headOrnaments({ placed, template, accent, size, pageSize: [pageWidth] }: OrnamentInput): Ornament[] {
  const last = placed.filter(({ row }) => ['name', 'headline', 'contact'].includes(row.block.kind)).at(-1)
  if (!last || last.page > 0) return []
  const end = last.top + last.row.height
  const x = template.margin.x
  if (template.headBand) {
    const color = tint(accent, template.headBand)
    const foot = {
      page: 0,
      shape: 'rect' as const,
      x: 0,
      w: pageWidth,
      color: accent,
      y: end + size * 0.6,
      h: 1.5,
    }
    return [{ page: 0, shape: 'rect', x: 0, y: 0, w: pageWidth, h: end + size * 0.6, color }, foot]
  }
  if (!template.headRule) return []
  return [
    {
      page: 0,
      shape: 'rect',
      x,
      y: end + size * 0.55,
      w: pageWidth - 2 * x,
      h: template.headRule,
      color: template.ink,
    },
  ]
}

function headingOrnaments({ placed, template, accent, size }: OrnamentInput): Ornament[] {
  const headings = placed.filter(({ row }) => row.block.kind === 'heading' && row.lastOfBlock)
  const style = template.styles.heading
  return headings.flatMap(({ row, page, top }): Ornament[] => {
    const baseline = top + row.ascent
    const x = template.margin.x + row.frame.x
    const rule = template.headingRule
    const ruled: Ornament[] = rule
      ? [
          {
            page,
            shape: 'rect',
            x,
            y: baseline + rule.gap * size + size * 0.12,
            w: row.frame.width,
            h: rule.thickness,
            color: rule.ink === 'accent' ? tint(accent, 0.45) : template.soft,
          },
        ]
      : []
    if (!template.headingBar) return ruled
    const tall = size * style.size * 0.62
    return [
      ...ruled,
      { page, shape: 'rect', x: x - size * 1.75, y: baseline - tall, w: size * 0.9, h: tall, color: accent },
    ]
  })
}

/** A hairline beside each entry of the dates' column, with a dot at its title. */
function rail({ placed, template, accent, size }: OrnamentInput): Ornament[] {
  if (!template.rail) return []
  const found: Ornament[] = []
  let open: Ornament | undefined
  for (const { row, page, top } of placed) {
    const x = template.margin.x + row.frame.x - size * 1.3
    const starts = row.block.opens && row.frame.x > 0 && row.index !== open?.h
    if (row.block.kind === 'heading') open = undefined
    if (starts && isFirstRow(placed, row)) {
      const middle = top + row.ascent - size * 0.33
      open = { page, shape: 'rect', x: x - 0.35, y: middle, w: 0.7, h: 0, color: hairline }
      found.push(open, { page, shape: 'dot', x, y: middle, w: size * 0.22, h: 0, color: accent })
    } else if (open && page !== open.page) {
      open = { page, shape: 'rect', x: x - 0.35, y: top, w: 0.7, h: 0, color: hairline }
      found.push(open)
    }
    if (open) open.h = top + row.height - open.y - size * 0.1
  }
  return found
}

const isFirstRow = (placed: PlacedRow[], row: PlacedRow['row']): boolean =>
  placed.find((one) => one.row.index === row.index)?.row === row

/** The track is what could be, the fill what is; the number stands beside it in words. */
function meters({ placed, template, accent, size, pageSize: [pageWidth] }: OrnamentInput): Ornament[] {
  const style = template.meter
  if (!style) return []
  const inner = pageWidth - 2 * template.margin.x
  return placed.flatMap(({ row, page, top }): Ornament[] => {
    if (row.block.meter === undefined) return []
    const h = style.height * size
    const x = template.margin.x + style.from * inner
    const w = (style.to - style.from) * inner
    const y = top + row.ascent - size * 0.35 - h / 2
    const bar = { page, shape: 'rect' as const, x, y, h }
    return [
      { ...bar, w, color: tint(accent, 0.14) },
      { ...bar, w: (w * Math.min(100, Math.max(0, row.block.meter))) / 100, color: accent },
    ]
  })
}

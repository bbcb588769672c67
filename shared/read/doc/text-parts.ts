import type { Line } from '#shared/schema/document.ts'
import type { PlacedBox } from '../word/story.ts'
import type { Bytes } from './bytes.ts'
import type { Fib } from './fib.ts'
import type { DocSection } from './sections.ts'

// The parts of the text follow one another in one long row of characters; tables say where each story begins.

export interface Story {
  part: Line['part']
  from: number
  to: number
  frame?: { x: number; width: number }
  /** Where a text box stands, from what is said of it. */
  place?: Omit<PlacedBox, 'paragraph'>
}

const TWIPS = 20
const SEPARATORS = 6
/** Even and odd header, even and odd footer, first page's header and footer: of each section. */
const KINDS = ['', 'header', '', 'footer', 'firstHeader', 'firstFooter'] as const

function headersOf(
  table: Bytes,
  { at, size }: { at: number; size: number },
  base: number,
  sections: DocSection[],
) {
  const plc = table.slice(at, size)
  const headers: Story[] = []
  const footers: Story[] = []
  for (let i = SEPARATORS; (i + 1) * 4 + 4 <= plc.length; i++) {
    const from = base + plc.u32(i * 4)
    const to = base + plc.u32(i * 4 + 4)
    const kind = KINDS[(i - SEPARATORS) % KINDS.length]
    const section = sections[Math.floor((i - SEPARATORS) / KINDS.length)]
    if (to <= from || !kind || (kind.startsWith('first') && !section?.titlePage)) continue
    if (kind.toLowerCase().endsWith('header')) headers.push({ part: 'header', from, to })
    else footers.push({ part: 'footer', from, to })
  }
  return { headers, footers }
}

export interface TextParts {
  headers: Story[]
  body: Story
  footers: Story[]
  notes: Story[]
  /** By the character of the body they are anchored at. */
  textBoxes: Map<number, Story[]>
}

const SHAPE = 26
const BOX = 22
const FROM_X = ['text', 'page', 'text', 'text'] as const
const FROM_Y = ['margin', 'page', 'paragraph', 'paragraph'] as const

/** Text boxes lie in a part of their own; a shape in the body says where each is anchored. */
function textBoxesOf(table: Bytes, fib: Fib, base: number): TextParts['textBoxes'] {
  const shapes = new Map<number, { anchor: number; place: Omit<PlacedBox, 'paragraph' | 'id'> }>()
  const anchors = fib.table('shapes')
  const anchorPlc = table.slice(anchors.at, anchors.size)
  const shapeCount = Math.max(0, Math.floor((anchorPlc.length - 4) / (4 + SHAPE)))
  for (let i = 0; i < shapeCount; i++) {
    const at = (shapeCount + 1) * 4 + i * SHAPE
    const left = anchorPlc.i32(at + 4) / TWIPS
    const flags = anchorPlc.u32(at + 20)
    shapes.set(anchorPlc.u32(at), {
      anchor: anchorPlc.u32(i * 4),
      place: {
        fromX: FROM_X[(flags >> 1) & 3] ?? 'text',
        fromY: FROM_Y[(flags >> 3) & 3] ?? 'paragraph',
        x: left,
        y: anchorPlc.i32(at + 8) / TWIPS,
        width: anchorPlc.i32(at + 12) / TWIPS - left,
      },
    })
  }
  const found: TextParts['textBoxes'] = new Map()
  const boxes = fib.table('textBoxes')
  const plc = table.slice(boxes.at, boxes.size)
  const count = Math.max(0, Math.floor((plc.length - 4) / (4 + BOX)))
  for (let i = 0; i < count; i++) {
    const from = base + plc.u32(i * 4)
    const to = base + plc.u32(i * 4 + 4)
    const shape = shapes.get(plc.u32((count + 1) * 4 + i * BOX + 14))
    // The last entry is a guard without text of its own.
    if (to - from <= 1 && !shape) continue
    const anchor = shape?.anchor ?? 0
    const story: Story = {
      part: 'textbox',
      from,
      to,
      ...(shape ? { frame: shape.place, place: { ...shape.place, id: i + 1 } } : {}),
    }
    const here = found.get(anchor)
    if (here) here.push(story)
    else found.set(anchor, [story])
  }
  return found
}

export function textParts(table: Bytes, fib: Fib, sections: DocSection[]): TextParts {
  const { body, footnotes, headers, comments, endnotes } = fib.lengths
  const headersAt = body + footnotes
  const endnotesAt = headersAt + headers + comments
  const { headers: above, footers: below } = headersOf(table, fib.table('headers'), headersAt, sections)
  const notes: Story[] = [
    { part: 'footnote', from: body, to: headersAt },
    { part: 'footnote', from: endnotesAt, to: endnotesAt + endnotes },
  ]
  return {
    headers: above,
    body: { part: 'body', from: 0, to: body },
    footers: below,
    notes: notes.filter((n) => n.to > n.from),
    textBoxes: textBoxesOf(table, fib, endnotesAt + endnotes),
  }
}

import type { Line } from '#shared/schema/document.ts'
import { arrange } from '#shared/structure/layout/arrange.ts'
import type { Segment } from '#shared/structure/layout/segment.ts'
import type { PlacedBox, WordParagraph } from './story.ts'

// A page made of text boxes that were pushed about: the order in which they were made says nothing, where they stand does.

/** So many boxes with so much of the text; of more than are looked at, the first ones tell. */
const FREE = { boxes: 5, letters: 0.6, looked: 200 } as const

const lettersOf = ({ runs }: WordParagraph): number =>
  runs.reduce((sum, { text }) => sum + text.trim().length, 0)

/** Whether the text stands in boxes that were placed freely, so that their order in the file is not the one on paper. */
export function arePlacedFreely(paragraphs: readonly WordParagraph[]): boolean {
  let all = 0
  let placed = 0
  const boxes = new Map<number, PlacedBox>()
  for (const paragraph of paragraphs) {
    const letters = lettersOf(paragraph)
    all += letters
    if (!paragraph.box || letters === 0) continue
    placed += letters
    boxes.set(paragraph.box.id, paragraph.box)
  }
  if (boxes.size < FREE.boxes || placed < FREE.letters * all) return false
  const inFile = [...boxes.values()].slice(0, FREE.looked)
  return inFile.some((box, at) => inFile.slice(0, at).some((before) => standsAbove(box, before)))
}

const standsAbove = (box: PlacedBox, other: PlacedBox): boolean =>
  other.paragraph === box.paragraph &&
  other.fromX === box.fromX &&
  other.fromY === box.fromY &&
  box.y < other.y &&
  Math.min(box.x + box.width, other.x + other.width) > Math.max(box.x, other.x)

type Laid = Omit<Line, 'number'>

/** The lines of each page in the order in which its print is read. */
export function inDrawnOrder<L extends Laid>(lines: readonly L[]): L[] {
  const pages = new Map<number, L[]>()
  for (const line of lines) pages.set(line.page, [...(pages.get(line.page) ?? []), line])
  return [...pages].sort(([a], [b]) => a - b).flatMap(([, own]) => ordered(own))
}

function ordered<L extends Laid>(lines: L[]): L[] {
  const isFurniture = ({ part }: L): boolean => part === 'header' || part === 'footer' || part === 'footnote'
  const placed = lines.filter((line) => !isFurniture(line))
  const byRun = new Map(placed.map((line) => [segmentOf(line), line]))
  const inOrder = arrange([...byRun.keys()]).flatMap((block) =>
    block.lines.flatMap(({ segments, column }) =>
      segments.flatMap((segment) => {
        const line = byRun.get(segment)
        return line ? [{ ...line, column }] : []
      }),
    ),
  )
  return [
    ...lines.filter(({ part }) => part === 'header'),
    ...inOrder,
    ...lines.filter(({ part }) => part === 'footer' || part === 'footnote'),
  ]
}

const segmentOf = ({ x, y, width, height, size, text, bold, bullet, runs }: Laid): Segment => ({
  x0: x,
  x1: x + width,
  y0: y,
  y1: y + height,
  base: y + height,
  size,
  text,
  bold,
  runs,
  turned: 0,
  hidden: '',
  dotted: bullet !== undefined,
  doubled: false,
})

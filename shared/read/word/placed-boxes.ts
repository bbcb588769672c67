import type { Line } from '#shared/schema/document.ts'
import { arrange } from '#shared/structure/layout/arrange.ts'
import type { Segment } from '#shared/structure/layout/segment.ts'
import type { PlacedBox, WordParagraph, WordSection } from './story.ts'

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
  (other.paragraph === box.paragraph || (box.fromX === 'page' && box.fromY !== 'paragraph')) &&
  other.fromX === box.fromX &&
  other.fromY === box.fromY &&
  box.y < other.y &&
  Math.min(box.x + box.width, other.x + other.width) > Math.max(box.x, other.x)

/** Paragraphs that make a box a text of its own: a single one may be the date of the paragraph it hangs on. */
const OWN_TEXT = 2

/** The boxes that stand beside the text they hang on, or by the page alone. */
export function boxesBeside(
  paragraphs: readonly WordParagraph[],
  sectionOf: (paragraph: WordParagraph) => WordSection,
): Set<number> {
  const held = new Map<number, number>()
  if (!paragraphs.some((paragraph) => !paragraph.box && lettersOf(paragraph) > 0)) return new Set()
  for (const paragraph of paragraphs) {
    const { box, part } = paragraph
    if (box && part === 'textbox' && lettersOf(paragraph) > 0 && isBeside(box, sectionOf(paragraph)))
      held.set(box.id, (held.get(box.id) ?? 0) + 1)
  }
  return new Set([...held].flatMap(([id, count]) => (count >= OWN_TEXT ? id : [])))
}

const isBeside = ({ fromX, fromY, x, width }: PlacedBox, { margins, pageWidth }: WordSection): boolean => {
  if (fromX === 'page' && fromY !== 'paragraph') return true
  const left = fromX === 'page' ? x : x + margins.left
  return left + width <= margins.left || left >= pageWidth - margins.right
}

/** The lines of the text with those of boxes beside it: what stands over the text is read before it, all else after it. */
export function withBoxesBeside<L extends Laid>(
  lines: readonly L[],
  boxes: readonly { top: number; lines: L[] }[],
): L[] {
  if (boxes.length === 0) return [...lines]
  const pages = [...new Set([...lines, ...boxes.flatMap((box) => box.lines)].map(({ page }) => page))]
  return pages
    .sort((a, b) => a - b)
    .flatMap((page) => {
      const own = lines.filter((line) => line.page === page)
      const isText = ({ part }: L): boolean => part === 'body' || part === 'table'
      const text = own.filter(isText)
      const isOver = ({ top, lines: [head] }: { top: number; lines: L[] }): boolean =>
        head !== undefined &&
        text.length > 0 &&
        text.every(({ y }) => top < y) &&
        text.some(({ x, width }) => head.x < x + width && head.x + head.width > x)
      const here = boxes.filter((box) => box.lines[0]?.page === page).toSorted((a, b) => a.top - b.top)
      const [above, beside] = [true, false].map((isAbove) =>
        here.filter((box) => isOver(box) === isAbove).flatMap((box) => box.lines),
      )
      const isLast = ({ part }: L): boolean => part === 'footer' || part === 'footnote'
      return [
        ...own.filter(({ part }) => part === 'header'),
        ...(above ?? []),
        ...own.filter((line) => line.part !== 'header' && !isLast(line)),
        ...(beside ?? []).map((line) => ({ ...line, column: 1 })),
        ...own.filter(isLast),
      ]
    })
}

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

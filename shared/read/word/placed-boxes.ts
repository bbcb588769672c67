import type { Line } from '#shared/schema/document.ts'
import { arrange } from '#shared/structure/layout/arrange.ts'
import type { Segment } from '#shared/structure/layout/segment.ts'
import type { PlacedBox, WordParagraph, WordSection } from './story.ts'

// A page made of text boxes that were pushed about: the order in which they were made says nothing, where they stand does.

/** So many boxes with so much of the text; of more than are looked at, the first ones tell. */
const FREE = { boxes: 5, letters: 0.6, looked: 200 } as const
/** With so much of the text in them, any number of boxes that hold a text each. */
const ALONE = 0.9

const lettersOf = ({ runs }: WordParagraph): number =>
  runs.reduce((sum, { text }) => sum + text.trim().length, 0)

/** Whether the text stands in boxes that were placed freely, so that their order in the file is not the one on paper. */
export const arePlacedFreely = (paragraphs: readonly WordParagraph[]): boolean => {
  const { boxes, share } = boxesOf(paragraphs)
  return boxes.length >= FREE.boxes && share >= FREE.letters && areShuffled(boxes, share)
}

function boxesOf(paragraphs: readonly WordParagraph[]): { boxes: PlacedBox[]; share: number } {
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
  return { boxes: [...boxes.values()].slice(0, FREE.looked), share: placed / all }
}

const areShuffled = (boxes: PlacedBox[], share: number): boolean =>
  boxes.some((box, at) => boxes.slice(0, at).some((before) => standsAbove(box, before, share >= ALONE)))

/** `alone`: without text between them, the paragraphs that boxes hang on are no further apart than they say. */
const standsAbove = (box: PlacedBox, other: PlacedBox, alone: boolean): boolean =>
  (alone || other.paragraph === box.paragraph || (box.fromX === 'page' && box.fromY !== 'paragraph')) &&
  other.fromX === box.fromX &&
  other.fromY === box.fromY &&
  box.y < other.y &&
  Math.min(box.x + box.width, other.x + other.width) > Math.max(box.x, other.x)

/** Paragraphs that make a box a text of its own: a single one may be the date of the paragraph it hangs on. */
const OWN_TEXT = 2

/** The boxes that stand beside or over the text they hang on, or by the page alone. */
export function boxesBeside(
  paragraphs: readonly WordParagraph[],
  sectionOf: (paragraph: WordParagraph) => WordSection,
): Set<number> {
  const held = new Map<number, number>()
  const first = paragraphs.findIndex(
    (paragraph) => !paragraph.box && paragraph.part !== 'header' && lettersOf(paragraph) > 0,
  )
  const { boxes, share } = boxesOf(paragraphs)
  const alone = share >= ALONE && areShuffled(boxes, share)
  if (first < 0 && !alone) return new Set()
  for (const paragraph of paragraphs) {
    const { box, part } = paragraph
    if (!box || lettersOf(paragraph) === 0) continue
    const section = sectionOf(paragraph)
    if (alone || (part === 'textbox' && (isBeside(box, section) || isAbove(box, section, first))))
      held.set(box.id, (held.get(box.id) ?? 0) + 1)
  }
  return new Set([...held].flatMap(([id, count]) => (alone || count >= OWN_TEXT ? id : [])))
}

const isBeside = ({ fromX, fromY, x, width }: PlacedBox, { margins, pageWidth }: WordSection): boolean => {
  if (fromX === 'page' && fromY !== 'paragraph') return true
  const left = fromX === 'page' ? x : x + margins.left
  return left + width <= margins.left || left >= pageWidth - margins.right
}

/** Over the page's text, or over the first of it when hung on that. */
const isAbove = ({ fromY, y, paragraph }: PlacedBox, { margins }: WordSection, first: number): boolean =>
  fromY === 'page' ? y < margins.top : y < 0 && (fromY === 'margin' || paragraph <= first)

/** The lines of the text with those of boxes beside it: what stands over the text is read before it, all else after it. */
export function withBoxesBeside<L extends Laid>(lines: readonly L[], boxes: readonly LaidBox<L>[]): L[] {
  if (boxes.length === 0) return [...lines]
  const pages = [...new Set([...lines, ...boxes.flatMap((box) => box.lines)].map(({ page }) => page))]
  return pages
    .sort((a, b) => a - b)
    .flatMap((page) => {
      const own = lines.filter((line) => line.page === page)
      const isText = ({ part }: L): boolean => part === 'body' || part === 'table'
      const text = own.filter(isText)
      const isOver = ({ top, lines: [head] }: LaidBox<L>): boolean =>
        head !== undefined &&
        text.length > 0 &&
        text.every(({ y }) => top < y) &&
        text.some(({ x, width }) => head.x < x + width && head.x + head.width > x)
      const here = inBands(boxes.filter((box) => box.lines[0]?.page === page))
      const [above, beside] = [true, false].map((over) =>
        here.filter((box) => isOver(box) === over).flatMap((box) => box.lines),
      )
      const isLast = ({ part }: L): boolean => part === 'footer' || part === 'footnote'
      return [
        ...own.filter(({ part }) => part === 'header'),
        ...(above ?? []),
        ...own.filter((line) => line.part !== 'header' && !isLast(line)),
        ...(beside ?? []).map((line) => ({ ...line, column: line.column + Number(text.length > 0) })),
        ...own.filter(isLast),
      ]
    })
}

type Laid = Omit<Line, 'number'>
interface LaidBox<L> {
  top: number
  lines: L[]
}

/** In points: boxes that begin at about the same height stand side by side. */
const BAND = 20

/** From the top of the page, what stands side by side from the left. */
function inBands<L extends Laid>(boxes: LaidBox<L>[]): LaidBox<L>[] {
  const bands: LaidBox<L>[][] = []
  for (const box of boxes.toSorted((a, b) => a.top - b.top)) {
    const band = bands.at(-1)
    if (band?.[0] && box.top - band[0].top < BAND) band.push(box)
    else bands.push([box])
  }
  const leftOf = ({ lines }: LaidBox<L>): number => lines[0]?.x ?? 0
  return bands.flatMap((band) =>
    band
      .sort((a, b) => leftOf(a) - leftOf(b))
      .map(({ top, lines }, column) => ({ top, lines: lines.map((line) => ({ ...line, column })) })),
  )
}

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

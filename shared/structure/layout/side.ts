import { type Filled, firstOf, lastOf } from '#shared/lists.ts'
import { isOnlyDates } from '#shared/text/dates.ts'
import { hasIdeographs } from '#shared/text/fold.ts'
import { leastOf, mostOf } from '../extent.ts'
import { headingKind } from '../heading-kind.ts'
import { learnedKind } from '../learned-heading.ts'
import { TABLE_HEADS } from '../words/placeholders.ts'
import { datesApart, stackedBlocks } from './gutter.ts'
import { linesOfSegments, sameLine, textOfLine } from './lines.ts'
import { BULLET, type Segment } from './segment.ts'

/** Words of a line that is prose rather than a label. */
export const PROSE = 4
/** Letters of a label, a date or a place. */
const LABEL = 32

/** What stands on one side of a strip. Most strips are told by little of it: each figure is made when it is asked for. */
export class Side {
  readonly lines: Filled<Segment>[]
  readonly texts: string[]

  constructor(
    readonly segments: Segment[],
    private readonly other: Segment[],
  ) {
    this.lines = linesOfSegments(segments)
    this.texts = this.lines.map(textOfLine)
  }

  private readonly known = new Map<string, unknown>()
  private once<Value>(name: string, make: () => Value): Value {
    if (!this.known.has(name)) this.known.set(name, make())
    return this.known.get(name) as Value
  }
  private count(name: string, is: (text: string, line: Segment[]) => boolean): number {
    return this.once(name, () => this.lines.filter((line, at) => is(this.texts[at] ?? '', line)).length)
  }
  /** The other side, by its lines. */
  get sorted(): Segment[] {
    return this.once('sorted', () => this.other.toSorted((a, b) => a.base - b.base))
  }
  private get left(): number {
    return this.once('left', () => leastOf(this.segments.map(({ x0 }) => x0)))
  }
  private get right(): number {
    return this.once('right', () => mostOf(this.segments.map(({ x1 }) => x1)))
  }

  /** What stands together on this side, taken for a gutter of the other one. */
  get stacked(): Segment[][] {
    return this.once('stacked', () => stackedBlocks(this.segments, this.other))
  }
  get blocks(): Segment[][] {
    return this.once('blocks', () => this.stacked.flatMap(datesApart))
  }

  get width(): number {
    return this.right - this.left
  }
  get heads(): Filled<Segment>[] {
    return this.once('heads', () => {
      const least = leastOf(this.segments.map(({ size }) => size))
      return this.lines.filter(
        (line, at) =>
          looksLikeHeading(line, this.texts[at] ?? '', this.left, this.right, least) &&
          !isTableHead(firstOf(line), this.sorted) &&
          !isRepeated(firstOf(line), this.sorted),
      )
    })
  }
  get headings(): number {
    return this.heads.length
  }
  /** Headings that are set apart from the rest of the side: larger, bold or in capitals. */
  get setHeadings(): number {
    return this.count(
      'setHeadings',
      (text, [first]) =>
        headingKind(text) !== undefined && first !== undefined && isSetApart(first, this.segments, text),
    )
  }
  get dated(): number {
    return this.count('dated', (text) => isOnlyDates(text))
  }
  get labels(): number {
    return this.count('labels', (text) => text.length <= LABEL)
  }
  get prose(): number {
    return this.count('prose', (text) => wordsOf(text) >= PROSE)
  }
  get bullets(): number {
    return this.count('bullets', (text) => BULLET.test(text))
  }
  get paired(): number {
    return this.count('paired', (_, [first]) => first !== undefined && hasPartner(first, this.sorted))
  }
}

const isSetApart = (segment: Segment, others: Segment[], text: string): boolean => {
  const plain = others.filter((other) => !other.bold && other.size <= segment.size + 0.2).length
  return (
    segment.size > leastOf(others.map((other) => other.size)) + 0.8 ||
    (segment.bold && plain > 0) ||
    (text === text.toUpperCase() && !hasIdeographs(text))
  )
}

/** The head of a table's column, beside others: no heading of a section. */
const isTableHead = (segment: Segment, others: Segment[]): boolean =>
  others.some((other) => sameLine(other, segment) && TABLE_HEADS.test(other.text))

/** `Responsibilities` on the row of `Responsibilities`: a label of entries side by side, or of a form's values. */
export const isRepeated = (segment: Segment, others: Segment[]): boolean =>
  others.some((other) => other !== segment && other.text === segment.text && sameLine(other, segment))

export const wordsOf = (text: string): number => text.split(' ').length

export const hasPartner = (segment: Segment, sorted: Segment[], alike = sameLine): boolean => {
  let low = 0
  let high = sorted.length
  const from = segment.base - segment.size
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle]?.base ?? 0) < from) low = middle + 1
    else high = middle
  }
  const until = segment.base + segment.size
  for (let at = low, other = sorted[at]; other && other.base <= until; at += 1, other = sorted[at])
    if (alike(segment, other)) return true
  return false
}

/** Points by which a heading is larger than the smallest print about it. */
const LARGER_HEAD = 1.4

const surelyLearned = (text: string) => {
  const kind = learnedKind(text)
  return kind?.exact ? kind : undefined
}

const looksLikeHeading = (
  line: Segment[],
  text: string,
  left: number,
  right: number,
  least: number,
): boolean => {
  if (line.length > 2) return false
  const first = firstOf(line)
  const larger = first.size > 11.5 || first.size > least + LARGER_HEAD
  const set = first.bold || larger || (text === text.toUpperCase() && !hasIdeographs(text))
  const kind = headingKind(text) ?? (set ? surelyLearned(text) : undefined)
  if (!kind) return false
  const centred = Math.abs((first.x0 + lastOf(line).x1) / 2 - (left + right) / 2) < 0.06 * (right - left)
  return (kind.exact || set) && (set || centred || first.x0 - left < 30)
}

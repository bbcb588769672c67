import type { Block } from './blocks.ts'
import {
  headingOf,
  inlineHeadingOf,
  isHeadingByItself,
  runInHeadingOf,
  type SectionKind,
} from './headings.ts'
import { OFFER } from './offers.ts'
import { withUnnamedLists } from './unnamed-lists.ts'

export interface Line {
  text: string
  bullet: boolean
  section: SectionKind
  /** As printed, lower case. */
  heading: string
}

interface State {
  section: SectionKind
  heading: string
  /** The section around, to which 'Essential:' and 'Desirable:' belong. */
  sawBullet: boolean
  sawLine: boolean
  /** Its text stands on the line of its heading: it ends with the paragraph. */
  inline: boolean
  /** Its heading was the first sentence of a paragraph. */
  runIn: boolean
}

/** Which section every line stands in. Text before the first heading is the introduction. */
export function sectioned(blocks: readonly Block[]): Line[] {
  const lines: Line[] = []
  let state: State = {
    section: 'intro',
    heading: '',
    sawBullet: false,
    sawLine: false,
    inline: false,
    runIn: false,
  }
  const enter = (section: SectionKind, heading: string) => {
    state = { section, heading, sawBullet: false, sawLine: false, inline: false, runIn: false }
  }
  const runsIn = blocks.filter((block) => runInHeadingOf(block) !== null).length >= RUN_IN_LEAST
  blocks.forEach((block, at) => {
    const next = blocks[at + 1]
    // The first line is the title of the job, whatever words are in it.
    const heading = at === 0 && !isHeadingByItself(block.text) ? null : headingOf(block, next, state.section)
    if (heading) {
      enter(heading.kind, heading.text)
      return
    }
    const labelled = inlineHeadingOf(block.text)
    const inline = labelled ?? (runsIn ? runInHeadingOf(block) : null)
    if (inline && !(block.bullet && isList(state.section) && isLabelWithin(inline, state.section))) {
      const outer = state
      enter(inline.kind, inline.heading)
      // 'Requirements. Whoever joins us in Leeds should bring:' only leads to its list.
      if (!labelled && next?.bullet && inline.rest.endsWith(':')) return
      lines.push({ text: inline.rest, bullet: block.bullet, section: inline.kind, heading: inline.heading })
      state.sawBullet = outer.sawBullet && block.bullet
      state.sawLine = true
      state.inline = true
      state.runIn = !labelled
      // 'Salary: …' between two requirements is one line, not a section.
      if (inline.oneLine) state = outer
      return
    }
    const apart = !block.bullet && block.gapBefore && !(state.runIn && asksFor(next, block))
    // A paragraph after the list has ended belongs to no section any more.
    if (apart && (state.sawBullet || state.inline)) enter('after', '')
    const prose =
      isProse(block.text) || (/[.!]$/.test(block.text) && !/[.!]$/.test(lines.at(-1)?.text ?? '.'))
    if (apart && state.sawLine && isList(state.section) && prose) enter('after', '')
    lines.push({ text: block.text, bullet: block.bullet, section: state.section, heading: state.heading })
    state.sawBullet ||= block.bullet
    state.sawLine = true
  })
  return withPlainList(withUnnamedLists(lines))
}

/** One paragraph may open with a short sentence; where two do, these are headings. */
const RUN_IN_LEAST = 2

/** 'You must also know Power BI.' with a list right below goes on with the demands. */
const asksFor = (next: Block | undefined, { text }: Block): boolean =>
  next?.bullet === true && !next.gapBefore && ASKS_ON.test(text)
const ASKS_ON = /\b(?:you|candidates?|applicants?)\b.{0,20}\b(?:must|should|need|know|bring)\b/i

/** Where no heading says what is asked, a list under the title says it. */
function withPlainList(lines: Line[]): Line[] {
  if (lines.some(({ section }) => section === 'must' || section === 'skills')) return lines
  if (lines.some(({ bullet }) => bullet))
    return lines.map((line) =>
      line.bullet && (line.section === 'intro' || line.section === 'other')
        ? { ...line, section: 'must' }
        : line,
    )
  return withUnmarkedList(lines)
}

/** Short lines one under another, none a sentence: a list whose bullets were lost. */
function withUnmarkedList(lines: Line[]): Line[] {
  const isItem = ({ section, text }: Line, at: number) =>
    at > 0 &&
    section === 'intro' &&
    text.length <= ITEM_MOST &&
    !/[.!?:]$| [|·•–—/] |[$£€@]|\b(?:we|our|us)\b/i.test(text) &&
    !OFFER.test(text)
  if (lines.filter(isItem).length < ITEMS_LEAST) return lines
  return lines.map((line, at) => (isItem(line, at) ? { ...line, section: 'must' } : line))
}
const ITEM_MOST = 90
const ITEMS_LEAST = 4

const isList = (kind: SectionKind): boolean =>
  kind === 'must' || kind === 'nice' || kind === 'benefits' || kind === 'skills'
/** 'Gate house duties: vehicle checks' among demands is one of them. */
const LABELS_WITHIN: ReadonlySet<SectionKind> = new Set<SectionKind>([
  'duties',
  'about',
  'stack',
  'experience',
])
/** 'Training: AWS certificates' among what is offered is offered. */
const OFFERED: ReadonlySet<SectionKind> = new Set<SectionKind>(['education', 'certificates', 'languages'])
const isLabelWithin = (
  { kind, heading }: { kind: SectionKind; heading: string },
  section: SectionKind,
): boolean =>
  LABELS_WITHIN.has(kind) ||
  (section === 'benefits' && OFFERED.has(kind)) ||
  (kind === 'must' && !/^(?:you )?(?:must|essential|requir|minimum|need)/.test(heading))
const isProse = (text: string): boolean => text.length > 60 && /[a-z]\. [A-Z]/.test(text)

import { sectionName } from '#shared/schema/draft.ts'
import { type Block, blocksOf, type Outline, type OutlineSection, type Span } from '../outline.ts'
import { keepsItsOrder, levelsOf, runsFromTheRight } from '../pdf/bidi.ts'
import { xmlHead, xmlText } from '../xml.ts'
import { FOOT_ID } from './foot.ts'
import type { DocxLook } from './looks.ts'
import { twips, wordNamespace } from './styles.ts'

// Blocks → paragraphs of document.xml, each in the style of its kind; links are collected for the part's relations.

interface BodyInput {
  look: DocxLook
  pageSize: [number, number]
  size: number
  spacing: number
  /** In multiples of the look's own. */
  margins: number
  /** The foot of the pages, as a part of the package, and whether the first has none. */
  foot?: { notFirst: boolean }
  /** A run that goes before the first text. */
  lead?: string
  /** The page runs from the right. */
  fromRight: boolean
  /** Sections that stand in a narrow column beside the others. */
  beside?: BesideInput
}

export interface BesideInput {
  keys: Set<string>
  side: 'left' | 'right'
  /** Of the width. */
  share: number
  /** Behind the column, as Word writes colors; empty: none. */
  tint: string
}

const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

export function bodyXml(outline: Outline, input: BodyInput): { xml: string; links: string[] } {
  const links: string[] = []
  const { beside } = input
  const [width, height] = input.pageSize
  const x = input.look.margin.x * input.margins
  const y = input.look.margin.y * input.margins
  const room = width - 2 * x
  const content = beside
    ? paragraphsXml(outline.head, room, input, links, input.lead) +
      columnsXml(outline.sections, beside, room, input, links)
    : paragraphsXml(blocksOf(outline), room, input, links, input.lead)
  const { foot } = input
  const section = `<w:sectPr>${foot ? `<w:footerReference w:type="default" r:id="${FOOT_ID}"/>` : ''}<w:pgSz w:w="${twips(width)}" w:h="${twips(height)}"/><w:pgMar w:top="${twips(y)}" w:right="${twips(x)}" w:bottom="${twips(y)}" w:left="${twips(x)}" w:header="0" w:footer="${foot ? twips(y / 3) : 0}" w:gutter="0"/>${foot?.notFirst ? '<w:titlePg/>' : ''}${input.fromRight ? '<w:bidi/>' : ''}</w:sectPr>`
  const xml = `${xmlHead}<w:document xmlns:w="${wordNamespace}" xmlns:r="${relations}"><w:body>${content}${section}</w:body></w:document>`
  return { xml, links }
}

const paragraphsXml = (blocks: Block[], room: number, input: BodyInput, links: string[], lead = ''): string =>
  blocks
    .map((block, index) =>
      paragraphXml(block, blocks[index - 1], blocks[index + 1], room, input, links, index === 0 ? lead : ''),
    )
    .join('')

/** A row whose cells begin with what stays with the next would be moved to the next page as a whole. */
const unbound = (paragraphs: string): string => paragraphs.replace('/>', '/><w:keepNext w:val="0"/>')

/** Around the text of a tinted cell, and between the columns. */
const CELL_ROOM = 9

/**
 * A table of one row, which goes on over as many pages as its text: each column keeps its side there, which text in
 * newspaper columns would not.
 */
function columnsXml(
  sections: OutlineSection[],
  { keys, side, share, tint }: BesideInput,
  room: number,
  input: BodyInput,
  links: string[],
): string {
  const narrow = Math.round(room * share)
  const cells = [
    { own: sections.filter(({ key }) => keys.has(key)), width: narrow, fill: tint },
    { own: sections.filter(({ key }) => !keys.has(key)), width: room - narrow, fill: '' },
  ]
  if (side === 'right') cells.reverse()
  const cellXml = ({ own, width, fill }: (typeof cells)[number]): string => {
    const blocks = own.flatMap((section) => [section.heading, ...section.blocks])
    const shade = fill ? `<w:shd w:val="clear" w:color="auto" w:fill="${fill}"/>` : ''
    return `<w:tc><w:tcPr><w:tcW w:w="${twips(width)}" w:type="dxa"/>${shade}</w:tcPr>${unbound(paragraphsXml(blocks, width - 2 * CELL_ROOM, input, links))}</w:tc>`
  }
  const edge = twips(CELL_ROOM)
  const grid = cells.map(({ width }) => `<w:gridCol w:w="${twips(width)}"/>`).join('')
  return `<w:tbl><w:tblPr>${input.fromRight ? '<w:bidiVisual/>' : ''}<w:tblW w:w="${twips(room)}" w:type="dxa"/><w:tblLayout w:type="fixed"/><w:tblCellMar><w:left w:w="${edge}" w:type="dxa"/><w:right w:w="${edge}" w:type="dxa"/></w:tblCellMar></w:tblPr><w:tblGrid>${grid}</w:tblGrid><w:tr>${cells.map(cellXml).join('')}</w:tr></w:tbl><w:p><w:pPr>${input.fromRight ? '<w:bidi/>' : ''}<w:spacing w:line="20" w:lineRule="exact"/></w:pPr></w:p>`
}

function paragraphXml(
  block: Block,
  before: Block | undefined,
  after: Block | undefined,
  room: number,
  { look, size, spacing, fromRight }: BodyInput,
  links: string[],
  lead = '',
): string {
  const style = look.styles[block.kind]
  const gap = block.opens && before?.kind !== 'heading' ? look.entryGap : style.before
  // An entry may end with a line that leads elsewhere; a heading always leads to what is under it.
  const ends =
    style.keepNext && block.kind !== 'heading' && (!after || after.opens || after.kind === 'heading')
  const tab = twips(room)
  const properties = [
    `<w:pStyle w:val="${style.id}"/>`,
    ends ? '<w:keepNext w:val="0"/>' : after?.trails ? '<w:keepNext/>' : '',
    block.right ? `<w:tabs><w:tab w:val="right" w:pos="${tab}"/></w:tabs>` : '',
    fromRight ? '<w:bidi/>' : '',
    block.opens ? `<w:spacing w:before="${twips(gap * size * spacing)}"/>` : '',
  ]
  const spans = block.spans.map((span) => runXml(span, block, look, links, fromRight)).join('')
  const right = block.right
    ? `<w:r><w:tab/></w:r>${block.right.map((span) => runXml({ ...span, soft: true }, block, look, links, fromRight)).join('')}`
    : ''
  const [begin, end] = anchorTags(block)
  return `<w:p><w:pPr>${properties.join('')}</w:pPr>${begin}${lead}${spans}${right}${end}</w:p>`
}

/** Word tells its bookmarks apart by numbers. */
const ANCHORS = sectionName.options as string[]

const anchorTags = ({ anchor }: Block): [begin: string, end: string] => {
  if (!anchor) return ['', '']
  const id = ANCHORS.indexOf(anchor)
  return [`<w:bookmarkStart w:id="${id}" w:name="${anchor}"/>`, `<w:bookmarkEnd w:id="${id}"/>`]
}

function runXml(span: Span, block: Block, look: DocxLook, links: string[], fromRight: boolean): string {
  const bold = look.styles[block.kind].bold === true
  const properties = [
    span.strong && !bold ? '<w:b/><w:bCs/>' : '',
    span.italic ? '<w:i/><w:iCs/>' : '',
    span.soft && bold ? '<w:b w:val="0"/><w:bCs w:val="0"/>' : '',
    span.soft ? `<w:color w:val="${look.soft}"/>` : '',
  ].join('')
  const runs = stretchesOf(span, fromRight)
    .map(({ text, isTurned }) => {
      const own = isTurned ? `${properties}<w:rtl/>` : properties
      return `<w:r>${own ? `<w:rPr>${own}</w:rPr>` : ''}<w:t xml:space="preserve">${xmlText(text)}</w:t></w:r>`
    })
    .join('')
  if (!span.link) return runs
  if (!links.includes(span.link)) links.push(span.link)
  return `<w:hyperlink r:id="rLink${links.indexOf(span.link) + 1}">${runs}</w:hyperlink>`
}

interface Stretch {
  text: string
  /** Its letters run from the right: Word asks for that to be said of each run. */
  isTurned: boolean
}

function stretchesOf(span: Span, fromRight: boolean): Stretch[] {
  const { text } = span
  if (fromRight ? keepsItsOrder(span) : !runsFromTheRight(text)) return [{ text, isTurned: false }]
  const letters = [...text]
  const levels = levelsOf(letters, fromRight ? 1 : 0)
  return letters.reduce<Stretch[]>((stretches, letter, at) => {
    const isTurned = (levels[at] ?? 0) % 2 === 1
    const last = stretches.at(-1)
    if (last?.isTurned === isTurned) last.text += letter
    else stretches.push({ text: letter, isTurned })
    return stretches
  }, [])
}

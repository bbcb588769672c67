import { type Block, blocksOf, type Outline, type Span } from '../outline.ts'
import { keepsItsOrder, levelsOf, runsFromTheRight } from '../pdf/bidi.ts'
import { xmlHead, xmlText } from '../xml.ts'
import type { DocxLook } from './looks.ts'
import { twips, wordNamespace } from './styles.ts'

// Blocks → paragraphs of document.xml, each in the style of its kind; links are collected for the part's relations.

export interface BodyInput {
  look: DocxLook
  pageSize: [number, number]
  size: number
  spacing: number
  /** A run that goes before the first text. */
  lead?: string
  /** The page runs from the right. */
  fromRight: boolean
}

const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

export function bodyXml(outline: Outline, input: BodyInput): { xml: string; links: string[] } {
  const links: string[] = []
  const blocks = blocksOf(outline)
  const paragraphs = blocks.map((block, index) =>
    paragraphXml(block, blocks[index - 1], blocks[index + 1], input, links, index === 0 ? input.lead : ''),
  )
  const [width, height] = input.pageSize
  const { x, y } = input.look.margin
  const section = `<w:sectPr><w:pgSz w:w="${twips(width)}" w:h="${twips(height)}"/><w:pgMar w:top="${twips(y)}" w:right="${twips(x)}" w:bottom="${twips(y)}" w:left="${twips(x)}" w:header="0" w:footer="0" w:gutter="0"/>${input.fromRight ? '<w:bidi/>' : ''}</w:sectPr>`
  const xml = `${xmlHead}<w:document xmlns:w="${wordNamespace}" xmlns:r="${relations}"><w:body>${paragraphs.join('')}${section}</w:body></w:document>`
  return { xml, links }
}

function paragraphXml(
  block: Block,
  before: Block | undefined,
  after: Block | undefined,
  { look, pageSize, size, spacing, fromRight }: BodyInput,
  links: string[],
  lead = '',
): string {
  const style = look.styles[block.kind]
  const gap = block.opens && before?.kind !== 'heading' ? look.entryGap : style.before
  // An entry may end with a line that leads elsewhere; a heading always leads to what is under it.
  const ends =
    style.keepNext && block.kind !== 'heading' && (!after || after.opens || after.kind === 'heading')
  const tab = twips(pageSize[0] - 2 * look.margin.x)
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
  return `<w:p><w:pPr>${properties.join('')}</w:pPr>${lead}${spans}${right}</w:p>`
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

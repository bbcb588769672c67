import type { TabStop, WordParagraph } from '../word/story.ts'
import type { NextLabel } from './numbering.ts'
import { firstChild, firstFlag, firstOf, type Styles } from './styles.ts'
import { childrenOf, val, type XmlElement } from './xml.ts'

// What a paragraph's properties and its style say together.

export type ParagraphFormat = Pick<
  WordParagraph,
  | 'style'
  | 'outline'
  | 'bullet'
  | 'indent'
  | 'firstIndent'
  | 'align'
  | 'tabs'
  | 'before'
  | 'after'
  | 'pageBreakBefore'
> & { styleId: string | undefined; properties: XmlElement[] }

const TWIPS = 20
const ALIGN: Record<string, WordParagraph['align']> = { center: 'center', right: 'right', end: 'right' }

function readTabs(properties: XmlElement[]): TabStop[] {
  return childrenOf(firstChild(properties, 'w:tabs'))
    .filter((tab) => tab.attributes['w:val'] !== 'clear')
    .map((tab) => ({
      at: Number(tab.attributes['w:pos'] ?? 0) / TWIPS,
      align: ALIGN[tab.attributes['w:val'] ?? ''] ?? 'left',
    }))
    .sort((a, b) => a.at - b.at)
}

/** List and level stand apart: a style may give the one, the paragraph the other. */
function listOf(properties: XmlElement[]): { list: string; level: number } | undefined {
  const number = (name: string) =>
    firstOf(properties, (p) =>
      val(
        childrenOf(p).find((c) => c.name === 'w:numPr'),
        name,
      ),
    )
  const list = number('w:numId')
  return list === undefined || list === '0' ? undefined : { list, level: Number(number('w:ilvl') ?? 0) }
}

export function paragraphFormat(
  own: XmlElement | undefined,
  { styles, nextLabel }: { styles: Styles; nextLabel: NextLabel },
): ParagraphFormat {
  const id = val(own, 'w:pStyle') ?? styles.defaultParagraph
  const properties = [...(own ? [own] : []), ...styles.paragraphProperties(id)]
  const measure = (name: string, ...attributes: string[]) => {
    const value = firstOf(properties, (p) => {
      const found = childrenOf(p).find((c) => c.name === name)
      return attributes.map((a) => found?.attributes[a]).find((v) => v !== undefined)
    })
    return value !== undefined && Number.isFinite(Number(value)) ? Number(value) / TWIPS : undefined
  }
  const direct = own && Number(val(own, 'w:outlineLvl') ?? 9)
  const list = listOf(properties)
  const label = list && nextLabel(list.list, list.level)
  const indent = measure('w:ind', 'w:left', 'w:start')
  const first = measure('w:ind', 'w:firstLine')
  const hanging = measure('w:ind', 'w:hanging')
  return {
    styleId: id,
    properties,
    style: styles.name(id),
    outline: direct !== undefined && direct < 9 ? direct + 1 : styles.outline(id),
    bullet: label?.text,
    indent: indent ?? label?.indent ?? 0,
    firstIndent:
      first === undefined && hanging === undefined
        ? (label?.firstIndent ?? 0)
        : (first ?? 0) - (hanging ?? 0),
    align: ALIGN[firstChild(properties, 'w:jc')?.attributes['w:val'] ?? ''] ?? 'left',
    tabs: readTabs(properties),
    before: measure('w:spacing', 'w:before') ?? 0,
    after: measure('w:spacing', 'w:after') ?? 0,
    pageBreakBefore: firstFlag(properties, 'w:pageBreakBefore'),
  }
}

import type { XmlElement, XmlNode } from '../docx/xml.ts'
import { child, childrenOf, val } from '../docx/xml.ts'

// Word 2003 XML names most things as a DOCX does. What it names otherwise is renamed here, so that one reader serves both.

interface Rewritten {
  body: XmlNode[]
  styles: XmlNode[]
  numbering: XmlElement[]
  links: string[]
  headers: XmlElement[]
  footers: XmlElement[]
}

const RENAMED_ATTRIBUTES: Record<string, string> = {
  'w:fareast': 'w:eastAsia',
  'w:first-line': 'w:firstLine',
  'w:h-ansi': 'w:hAnsi',
}

/** List formats by their number; the rest count in decimals. */
const NUMBER_FORMATS: Record<string, string> = {
  '1': 'upperRoman',
  '2': 'lowerRoman',
  '3': 'upperLetter',
  '4': 'lowerLetter',
  '22': 'decimalZero',
  '23': 'bullet',
  '255': 'none',
}

/** Binary data and editing leftovers hold nothing that is printed. */
const DROPPED = new Set([
  'w:binData',
  'w:docOleData',
  'w:docSuppData',
  'w:proofErr',
  'w:permStart',
  'w:permEnd',
])
const KNOWN_PREFIX = /^(?:w|v|mc|wps|a|pic|wp):/

const element = (
  name: string,
  attributes: Record<string, string> = {},
  children: XmlNode[] = [],
): XmlElement => ({ name, attributes, children })
const valued = (name: string, value: string | undefined): XmlElement[] =>
  value === undefined ? [] : [element(name, { 'w:val': value })]

export function rewriteWordXml(root: XmlElement): Rewritten {
  const out: Rewritten = { body: [], styles: [], numbering: [], links: [], headers: [], footers: [] }
  out.styles = (child(root, 'w:styles')?.children ?? []).flatMap(rewrite)
  out.numbering = numberingOf(child(root, 'w:lists'))
  out.body = (child(root, 'w:body')?.children ?? []).flatMap(rewrite)
  return out

  function rewrite(node: XmlNode): XmlNode[] {
    if (typeof node === 'string') return [node]
    if (DROPPED.has(node.name)) return []
    if (node.name === 'w:listPr') return listProperties(node)
    if (node.name === 'w:hlink') return [hyperlink(node)]
    if (node.name === 'w:sectPr') return [section(node)]
    if (node.name === 'aml:annotation') return annotation(node)
    if (node.name.startsWith('o:') || node.name === 'wx:font' || node.name === 'wx:t') return []
    // Sections, borders and elements of somebody's own schema only wrap what is written.
    if (!KNOWN_PREFIX.test(node.name)) return node.children.flatMap(rewrite)
    return [element(node.name, attributesOf(node), node.children.flatMap(rewrite))]
  }

  function hyperlink(node: XmlElement): XmlElement {
    const { 'w:dest': target } = node.attributes
    const inner = node.children.flatMap(rewrite)
    if (!target) return element('w:hyperlink', {}, inner)
    out.links.push(target)
    return element('w:hyperlink', { 'r:id': linkId(out.links.length) }, inner)
  }

  /** Tracked changes: what was inserted is read, what was deleted is not. */
  function annotation(node: XmlElement): XmlNode[] {
    const type = node.attributes['w:type'] ?? ''
    return type === 'Word.Insertion' ? childrenOf(child(node, 'aml:content')).flatMap(rewrite) : []
  }

  /** Headers and footers stand inside the section; a DOCX keeps them in parts of their own. */
  function section(node: XmlElement): XmlElement {
    const references: XmlElement[] = []
    const rest: XmlNode[] = []
    for (const inner of childrenOf(node)) {
      const kind = inner.name === 'w:hdr' ? 'header' : inner.name === 'w:ftr' ? 'footer' : undefined
      if (!kind) {
        rest.push(...rewrite(inner))
        continue
      }
      const parts = kind === 'header' ? out.headers : out.footers
      parts.push(element(inner.name, {}, inner.children.flatMap(rewrite)))
      const type =
        inner.attributes['w:type'] === 'odd' ? 'default' : (inner.attributes['w:type'] ?? 'default')
      references.push(element(`w:${kind}Reference`, { 'w:type': type, 'r:id': `${kind}${parts.length}` }))
    }
    return element('w:sectPr', {}, [...references, ...rest])
  }
}

export const linkId = (number: number): string => `link${number}`

const attributesOf = ({ attributes }: XmlElement): Record<string, string> =>
  Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [
      RENAMED_ATTRIBUTES[name] ?? name,
      name === 'w:default' && value === 'on' ? '1' : value,
    ]),
  )

const listProperties = (node: XmlElement): XmlElement[] => [
  element('w:numPr', {}, [
    ...valued('w:ilvl', val(node, 'w:ilvl')),
    ...valued('w:numId', val(node, 'w:ilfo')),
  ]),
]

const numberingOf = (lists: XmlElement | undefined): XmlElement[] =>
  childrenOf(lists).flatMap((list) => {
    if (list.name === 'w:listDef')
      return [
        element(
          'w:abstractNum',
          { 'w:abstractNumId': list.attributes['w:listDefId'] ?? '' },
          childrenOf(list).filter(isLevel).map(level),
        ),
      ]
    if (list.name !== 'w:list') return []
    const overrides = childrenOf(list)
      .filter(({ name }) => name === 'w:lvlOverride')
      .map((override) => element('w:lvlOverride', {}, childrenOf(override).filter(isLevel).map(level)))
    return [
      element('w:num', { 'w:numId': list.attributes['w:ilfo'] ?? '' }, [
        ...valued('w:abstractNumId', val(list, 'w:ilst')),
        ...overrides,
      ]),
    ]
  })

const isLevel = ({ name }: XmlElement): boolean => name === 'w:lvl'

const level = (node: XmlElement): XmlElement =>
  element(
    'w:lvl',
    node.attributes,
    childrenOf(node).flatMap((inner) =>
      inner.name === 'w:nfc'
        ? valued('w:numFmt', NUMBER_FORMATS[inner.attributes['w:val'] ?? ''] ?? 'decimal')
        : [element(inner.name, attributesOf(inner), childrenOf(inner).map(renamed))],
    ),
  )

const renamed = (node: XmlElement): XmlElement => element(node.name, attributesOf(node), node.children)

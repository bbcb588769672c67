import { ReadError } from '../errors.ts'

// A linear reader of the XML inside Office packages. It knows no DTD and expands no entity but the five
// predefined ones and character references, so nothing in a file can make it grow or wander.

export interface XmlElement {
  name: string
  attributes: Record<string, string>
  children: XmlNode[]
}
export type XmlNode = XmlElement | string

const broken = (what: string) => new ReadError('corrupt', undefined, { cause: new Error(what) })

const XML_LIMITS = { elements: 500_000, depth: 200 }

/** The namespaces that matter, transitional and strict, under the prefixes everybody knows them by. */
const PREFIXES: Record<string, string> = {
  'http://schemas.openxmlformats.org/wordprocessingml/2006/main': 'w',
  'http://purl.oclc.org/ooxml/wordprocessingml/main': 'w',
  'http://schemas.microsoft.com/office/word/2003/wordml': 'w',
  'http://schemas.microsoft.com/office/word/2003/auxHint': 'wx',
  'http://schemas.microsoft.com/aml/2001/core': 'aml',
  'urn:schemas-microsoft-com:office:office': 'o',
  'http://schemas.openxmlformats.org/officeDocument/2006/relationships': 'r',
  'http://purl.oclc.org/ooxml/officeDocument/relationships': 'r',
  'http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing': 'wp',
  'http://purl.oclc.org/ooxml/drawingml/wordprocessingDrawing': 'wp',
  'http://schemas.openxmlformats.org/drawingml/2006/main': 'a',
  'http://purl.oclc.org/ooxml/drawingml/main': 'a',
  'http://schemas.openxmlformats.org/drawingml/2006/picture': 'pic',
  'http://purl.oclc.org/ooxml/drawingml/picture': 'pic',
  'http://schemas.openxmlformats.org/markup-compatibility/2006': 'mc',
  'http://schemas.microsoft.com/office/word/2010/wordprocessingShape': 'wps',
  'urn:schemas-microsoft-com:vml': 'v',
}

const ENTITIES: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }

function decode(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(/&(#x[0-9a-fA-F]{1,6}|#[0-9]{1,7}|[a-z]{2,4});/g, (whole, name: string) => {
    if (!name.startsWith('#')) return ENTITIES[name] ?? whole
    const code = name[1] === 'x' ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10)
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
  })
}

const ATTRIBUTE = /(?<![^\s=/"'])([^\s=/"']+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g

function readAttributes(source: string, prefixes: Map<string, string>): Record<string, string> {
  const attributes: Record<string, string> = Object.create(null)
  const found = [...source.matchAll(ATTRIBUTE)].map(
    ([, name = '', a, b]) => [name, decode(a ?? b ?? '')] as const,
  )
  for (const [name, value] of found) {
    if (name === 'xmlns') prefixes.set('', PREFIXES[value] ?? '')
    else if (name.startsWith('xmlns:')) prefixes.set(name.slice(6), PREFIXES[value] ?? name.slice(6))
  }
  for (const [name, value] of found)
    if (!name.startsWith('xmlns')) attributes[canonical(name, prefixes, false)] = value
  return attributes
}

function canonical(name: string, prefixes: Map<string, string>, element: boolean): string {
  const colon = name.indexOf(':')
  if (colon < 0) {
    const prefix = element ? prefixes.get('') : ''
    return prefix ? `${prefix}:${name}` : name
  }
  const prefix = name.slice(0, colon)
  return `${prefixes.get(prefix) ?? prefix}${name.slice(colon)}`
}

/** Where a tag ends: a '>' inside a quoted attribute value does not count. */
function tagEnd(xml: string, from: number): number {
  let quote = 0
  for (let i = from; i < xml.length; i++) {
    const c = xml.charCodeAt(i)
    if (quote) {
      if (c === quote) quote = 0
    } else if (c === 34 || c === 39) quote = c
    else if (c === 62) return i
  }
  throw broken('a tag does not end')
}

function after(xml: string, mark: string, from: number): number {
  const at = xml.indexOf(mark, from)
  if (at < 0) throw broken(`no ${mark}`)
  return at + mark.length
}

export function parseXml(xml: string): XmlElement {
  const top: XmlElement = { name: '', attributes: {}, children: [] }
  const open: XmlElement[] = [top]
  const prefixes = new Map<string, string>()
  let elements = 0
  let at = 0
  while (at < xml.length) {
    const start = xml.indexOf('<', at)
    if (start < 0) break
    const parent = open[open.length - 1] ?? top
    if (start > at && open.length > 1) parent.children.push(decode(xml.slice(at, start)))
    if (xml.startsWith('<!--', start)) at = after(xml, '-->', start + 4)
    else if (xml.startsWith('<![CDATA[', start)) {
      at = after(xml, ']]>', start + 9)
      parent.children.push(xml.slice(start + 9, at - 3))
    } else if (xml.startsWith('<?', start)) at = after(xml, '?>', start + 2)
    else if (xml.startsWith('<!', start)) throw broken('a document type declaration')
    else if (xml[start + 1] === '/') {
      at = after(xml, '>', start)
      if (open.length === 1) throw broken('an end without a start')
      open.pop()
    } else {
      const end = tagEnd(xml, start + 1)
      const empty = xml[end - 1] === '/'
      const tag = xml.slice(start + 1, empty ? end - 1 : end)
      const space = tag.search(/\s/)
      const attributes = space < 0 ? Object.create(null) : readAttributes(tag.slice(space), prefixes)
      const element = {
        name: canonical(space < 0 ? tag : tag.slice(0, space), prefixes, true),
        attributes,
        children: [],
      }
      if (++elements > XML_LIMITS.elements) throw new ReadError('too_complex')
      parent.children.push(element)
      if (!empty) open.push(element)
      if (open.length > XML_LIMITS.depth) throw new ReadError('too_complex')
      at = end + 1
    }
  }
  if (open.length > 1) throw broken('it ends in the middle')
  const root = top.children.find((c): c is XmlElement => typeof c !== 'string')
  if (!root) throw broken('it is empty')
  return root
}

export const child = (element: XmlElement | undefined, name: string): XmlElement | undefined =>
  element?.children.find((c): c is XmlElement => typeof c !== 'string' && c.name === name)

export const childrenOf = (element: XmlElement | undefined): XmlElement[] =>
  element ? element.children.filter((c): c is XmlElement => typeof c !== 'string') : []

/** The value most Word properties keep in `w:val`. */
export const val = (element: XmlElement | undefined, name: string): string | undefined =>
  child(element, name)?.attributes['w:val']

/** An on/off property: undefined when it is not said. */
export function flag(element: XmlElement | undefined, name: string): boolean | undefined {
  const found = child(element, name)
  if (!found) return undefined
  return !['0', 'false', 'off', 'none'].includes(found.attributes['w:val'] ?? '1')
}

export function* descendants(element: XmlElement): Generator<XmlElement> {
  for (const c of element.children) {
    if (typeof c === 'string') continue
    yield c
    yield* descendants(c)
  }
}

const escapeXml = (text: string) =>
  text.replace(/[&<>"]/g, (c) => (c === '&' ? '&amp;' : c === '<' ? '&lt;' : c === '>' ? '&gt;' : '&quot;'))

export function writeXml(node: XmlNode): string {
  if (typeof node === 'string') return escapeXml(node)
  const attributes = Object.entries(node.attributes).map(([name, value]) => ` ${name}="${escapeXml(value)}"`)
  return `<${node.name}${attributes.join('')}>${node.children.map(writeXml).join('')}</${node.name}>`
}

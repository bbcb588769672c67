import { decodeText } from '../decode-text.ts'
import { readPackage } from '../docx/docx.ts'
import type { OfficePackage } from '../docx/package.ts'
import { child, childrenOf, parseXml, writeXml, type XmlElement, type XmlNode } from '../docx/xml.ts'
import { ReadError } from '../errors.ts'
import type { FormatReader } from '../read.ts'
import { linkId, rewriteWordXml } from './rewrite.ts'

// Word's single-file XML: that of Word 2003, and the flat form of a DOCX. Both are handed on as the parts of a DOCX.

const PACKAGE_PART = '<pkg:part '
const PART_NAME = /\bpkg:name\s*=\s*"([^"]{1,200})"/
const MAX_TAG = 2000
const MAIN = 'word/document.xml'
const RELATIONSHIP = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

export const readWordXml: FormatReader = async (bytes, name, options) => {
  const xml = decodeText(bytes)
  const parts = isFlatPackage(xml) ? partsOfFlat(xml) : partsOf2003(parseXml(xml))
  return readPackage(packageOf(parts), { fileName: name, fileSize: bytes.length }, 'word-xml', options)
}

const isFlatPackage = (xml: string): boolean => xml.slice(0, 4096).includes('<pkg:package')

const packageOf = (parts: Map<string, string>): OfficePackage => ({
  names: [...parts.keys()],
  part: () => undefined,
  text: (name) => parts.get(name),
})

/** The parts are cut out as they stand: each brings its own namespaces. */
function partsOfFlat(xml: string): Map<string, string> {
  const parts = new Map<string, string>()
  for (const part of xml.split(PACKAGE_PART).slice(1)) {
    const name = PART_NAME.exec(part.slice(0, MAX_TAG))?.[1]
    const from = part.indexOf('<pkg:xmlData')
    const open = from < 0 ? -1 : part.indexOf('>', from)
    const to = part.lastIndexOf('</pkg:xmlData>')
    if (name && open >= 0 && to > open) parts.set(name.replace(/^\//, ''), part.slice(open + 1, to))
  }
  if (!parts.has(MAIN)) throw new ReadError(xml.includes('</pkg:package>') ? 'corrupt' : 'truncated')
  return parts
}

function partsOf2003(root: XmlElement): Map<string, string> {
  const { body, styles, numbering, links, headers, footers } = rewriteWordXml(root)
  if (!child(root, 'w:body')) throw new ReadError('corrupt', undefined, { cause: new Error('no w:body') })
  const parts = new Map<string, string>([
    [MAIN, written('w:document', [{ name: 'w:body', attributes: {}, children: body }])],
    ['word/styles.xml', written('w:styles', styles)],
    ['word/numbering.xml', written('w:numbering', numbering)],
    ...propertyParts(root),
  ])
  const related = [
    relationship('styles', 'styles', 'styles.xml'),
    relationship('numbering', 'numbering', 'numbering.xml'),
    ...links.map((target, at) => relationship(linkId(at + 1), 'hyperlink', target)),
  ]
  for (const [kind, elements] of [
    ['header', headers],
    ['footer', footers],
  ] as const)
    for (const [at, element] of elements.entries()) {
      const name = `${kind}${at + 1}`
      parts.set(`word/${name}.xml`, writeXml(element))
      related.push(relationship(name, kind, `${name}.xml`))
    }
  parts.set('word/_rels/document.xml.rels', written('Relationships', related))
  return parts
}

const written = (name: string, children: XmlNode[]): string => writeXml({ name, attributes: {}, children })

const relationship = (id: string, type: string, target: string): XmlElement => ({
  name: 'Relationship',
  attributes: {
    Id: id,
    Type: `${RELATIONSHIP}/${type}`,
    Target: target,
    ...(type === 'hyperlink' ? { TargetMode: 'External' } : {}),
  },
  children: [],
})

const CORE: Record<string, string> = { 'o:Title': 'title', 'o:Author': 'creator' }
const APP: Record<string, string> = { 'o:Pages': 'Pages', 'o:Words': 'Words' }

function propertyParts(root: XmlElement): [string, string][] {
  const properties = childrenOf(child(root, 'o:DocumentProperties'))
  const kept = (names: Record<string, string>) =>
    properties.flatMap(({ name, children }) =>
      names[name] ? [{ name: names[name], attributes: {}, children }] : [],
    )
  return [
    ['docProps/core.xml', written('coreProperties', kept(CORE))],
    ['docProps/app.xml', written('Properties', kept(APP))],
  ]
}

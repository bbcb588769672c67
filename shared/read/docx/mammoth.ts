import { strToU8, zipSync } from 'fflate'
import mammoth from 'mammoth'
import { givenUp } from '../damage.ts'
import { COLUMN_BREAK, LINE_BREAK, PAGE_BREAK } from '../word/story.ts'
import { writeXml, type XmlElement } from './xml.ts'

// mammoth reads the running text: fields, links, symbols, tracked changes, content controls. It is handed a fresh,
// small package that holds the composed story and nothing else, so that it never inflates the person's file itself.

export interface TextPiece {
  text: string
  /** The label of the run it stands in. */
  run: number
  link?: string
}
type TextOfParagraph = Map<number, TextPiece[]>

const NAMESPACES = {
  'xmlns:w': 'http://schemas.openxmlformats.org/wordprocessingml/2006/main',
  'xmlns:r': 'http://schemas.openxmlformats.org/officeDocument/2006/relationships',
}
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'

const CONTENT_TYPES = `<Types xmlns="${PACKAGE}/content-types"><Default Extension="xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`
const ROOT_RELATIONSHIPS = `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="d" Type="${OFFICE}/officeDocument" Target="word/document.xml"/></Relationships>`

const BREAKS: Record<string, string> = { line: LINE_BREAK, page: PAGE_BREAK, column: COLUMN_BREAK }

/** The nodes of mammoth's document, as far as they carry text. */
interface MammothNode {
  type: string
  name?: string
  href?: string
  value?: string
  breakType?: string
  checked?: boolean
  children?: MammothNode[]
}

function packStory(paragraphs: XmlElement[], links: Map<string, string>): ArrayBuffer {
  const root: XmlElement = {
    name: 'w:document',
    attributes: NAMESPACES,
    children: [{ name: 'w:body', attributes: {}, children: paragraphs }],
  }
  const targets = [...links].map(
    ([id, href]): XmlElement => ({
      name: 'Relationship',
      attributes: { Id: id, Type: `${OFFICE}/hyperlink`, Target: href, TargetMode: 'External' },
      children: [],
    }),
  )
  const relationships = writeXml({
    name: 'Relationships',
    attributes: { xmlns: `${PACKAGE}/relationships` },
    children: targets,
  })
  const packed = zipSync(
    {
      '[Content_Types].xml': strToU8(CONTENT_TYPES),
      '_rels/.rels': strToU8(ROOT_RELATIONSHIPS),
      'word/document.xml': strToU8(writeXml(root)),
      'word/_rels/document.xml.rels': strToU8(relationships),
    },
    { level: 0 },
  )
  return packed.buffer as ArrayBuffer
}

export async function readText(
  paragraphs: XmlElement[],
  links: Map<string, string>,
): Promise<TextOfParagraph> {
  const texts: TextOfParagraph = new Map()
  const input = { arrayBuffer: packStory(paragraphs, links) }
  try {
    await mammoth.convertToHtml(nodeOrBrowser(input), {
      externalFileAccess: false,
      transformDocument: (document: MammothNode) => {
        for (const paragraph of document.children ?? []) collectParagraph(paragraph, texts)
        return { ...document, children: [] }
      },
    })
  } catch (cause) {
    // What it is given was written here, of what had been read: nothing it says is about the file.
    throw givenUp(cause, false)
  }
  return texts
}

/** mammoth's Node build wants a Buffer where its browser build wants an ArrayBuffer. */
function nodeOrBrowser(input: { arrayBuffer: ArrayBuffer }) {
  const { Buffer } = globalThis as unknown as { Buffer?: { from(data: ArrayBuffer): never } }
  return Buffer ? { ...input, buffer: Buffer.from(input.arrayBuffer) } : input
}

/** Bookmarks carry the labels: `p` and a number first in a paragraph, `r` and a number first in a run. */
const labelOf = (node: MammothNode | undefined, kind: 'p' | 'r'): number => {
  const name = node?.type === 'bookmarkStart' ? (node.name ?? '') : ''
  return name.startsWith(kind) ? Number(name.slice(1)) : -1
}

function collectParagraph(paragraph: MammothNode, texts: TextOfParagraph): void {
  let label = -1
  let run = -1
  const pieces: TextPiece[] = []
  collect(paragraph, undefined)
  if (label >= 0) texts.set(label, pieces)

  function collect(node: MammothNode, link: string | undefined): void {
    if (node.type === 'bookmarkStart') {
      label = Math.max(label, labelOf(node, 'p'))
      run = Math.max(run, labelOf(node, 'r'))
    }
    const text = textOf(node)
    if (text) pieces.push(link ? { text, run, link } : { text, run })
    for (const c of node.children ?? []) collect(c, node.type === 'hyperlink' ? node.href : link)
  }
}

function textOf(node: MammothNode): string {
  if (node.type === 'text') return (node.value ?? '').replace(/[\n\r\f\v]+/g, ' ')
  if (node.type === 'tab') return '\t'
  if (node.type === 'break') return BREAKS[node.breakType ?? ''] ?? ''
  if (node.type === 'checkbox') return node.checked ? '☒' : '☐'
  return ''
}

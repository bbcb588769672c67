import { decodeText } from '../decode-text.ts'
import { openPackage } from '../docx/package.ts'
import { child, childrenOf, parseXml, type XmlElement } from '../docx/xml.ts'
import { ReadError, throwIfAborted } from '../errors.ts'
import type { FormatReader } from '../read.ts'
import { documentOfStory } from '../word/document.ts'
import { readOdtStory } from './story.ts'
import { readOdtStyles } from './styles.ts'

/** An OpenDocument text, packed or as one flat XML file. */
export const readOdt: FormatReader = async (bytes, name, { signal, onProgress }) => {
  const roots = bytes[0] === ZIP_START ? packed(bytes) : [parseXml(decodeText(bytes))]
  await onProgress?.(1, 2)
  throwIfAborted(signal)
  const body = roots.map((root) => child(child(root, 'office:body'), 'office:text')).find(Boolean)
  if (!body) throw new ReadError('corrupt', undefined, { cause: new Error('no office:text') })
  const styles = readOdtStyles(roots)
  const story = { ...readOdtStory(body, styles), ...propertiesOf(roots) }
  const document = documentOfStory(story, { fileName: name, fileSize: bytes.length }, 'odt')
  await onProgress?.(2, 2)
  return document
}

/** The P of a zip's mark. */
const ZIP_START = 0x50

function packed(bytes: Uint8Array): XmlElement[] {
  const zip = openPackage(bytes)
  if (zip.text('META-INF/manifest.xml')?.includes('encryption-data')) throw new ReadError('protected_word')
  const content = zip.text('content.xml')
  if (content === undefined) throw new ReadError('corrupt', undefined, { cause: new Error('no content.xml') })
  // Automatic styles of the content come last: they win over those of the page's styles that bear the same name.
  return [zip.text('meta.xml'), zip.text('styles.xml'), content].flatMap((xml) =>
    xml === undefined ? [] : [parseXml(xml)],
  )
}

function propertiesOf(roots: XmlElement[]) {
  const meta = roots.flatMap((root) => childrenOf(child(root, 'office:meta')))
  const said = (name: string) =>
    meta.find((element) => element.name === name)?.children.find((node) => typeof node === 'string') ?? ''
  const statistic = meta.find(({ name }) => name === 'meta:document-statistic')?.attributes ?? {}
  return {
    title: `${said('dc:title')}`.trim(),
    author: `${said('dc:creator') || said('meta:initial-creator')}`.trim(),
    language: `${said('dc:language')}`.trim(),
    pages: Number(statistic['meta:page-count']) || 0,
    words: Number(statistic['meta:word-count']) || 0,
  }
}

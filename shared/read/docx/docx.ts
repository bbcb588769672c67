import type { Document } from '#shared/schema/document.ts'
import { ReadError, throwIfAborted } from '../errors.ts'
import type { FormatReader, ReadOptions } from '../read.ts'
import { documentOfStory, type WordFile, type WordFormat } from '../word/document.ts'
import type { WordParagraph, WordRun, WordStory } from '../word/story.ts'
import { type Composition, createComposer } from './compose.ts'
import { readText, type TextPiece } from './mammoth.ts'
import { readNumbering } from './numbering.ts'
import { type OfficePackage, openPackage } from './package.ts'
import { type PartOfStory, partsOfStory } from './parts.ts'
import { readProperties } from './properties.ts'
import { relationshipsOf } from './relationships.ts'
import { readTheme } from './run-format.ts'
import { readStyles } from './styles.ts'
import { parseXml, type XmlElement } from './xml.ts'

export const readDocx: FormatReader = async (bytes, name, options) =>
  readPackage(openPackage(bytes), { fileName: name, fileSize: bytes.length }, 'docx', options)

/** The parts of a DOCX are composed into one story, mammoth reads the text, the format is laid beside it. */
export async function readPackage(
  zip: OfficePackage,
  file: WordFile,
  format: WordFormat,
  { signal, onProgress }: ReadOptions,
): Promise<Document> {
  const main =
    relationshipsOf(zip, '').find((r) => r.type === 'officeDocument')?.target ?? 'word/document.xml'
  const parts = partsOfStory(main, relationshipsOf(zip, main), (part) => readPart(zip, part, part !== main))
  await onProgress?.(1, 3)
  throwIfAborted(signal)

  const related = (type: string) => {
    const part = relationshipsOf(zip, main).find((r) => r.type === type)?.target
    return part === undefined ? undefined : readPart(zip, part, true)
  }
  const composer = createComposer({
    styles: readStyles(related('styles')),
    theme: readTheme(related('theme')),
    nextLabel: readNumbering(related('numbering')),
  })
  for (const part of parts)
    composer.blocks(part.blocks, { source: part.source, part: part.part, shaded: false })
  const targets = linksOf(zip, parts)
  const text = await readText(composer.story.paragraphs, targets)
  await onProgress?.(2, 3)
  throwIfAborted(signal)

  const story: WordStory = {
    ...composer.story,
    ...readProperties(zip),
    paragraphs: join(composer.story, text),
  }
  const document = documentOfStory(story, file, format)
  const links = pictureLinks(composer.story, targets, story.paragraphs)
  await onProgress?.(3, 3)
  return links.length > 0 ? { ...document, links } : document
}

/** What pictures alone lead to: an icon says so in no word. */
function pictureLinks(story: Composition, targets: Map<string, string>, paragraphs: WordParagraph[]) {
  const told = new Set(
    paragraphs.flatMap(({ runs }) => runs.flatMap(({ text, link }) => (text.trim() ? (link ?? []) : []))),
  )
  const urls = new Set(story.pictureLinks.flatMap((id) => targets.get(id) ?? []))
  return [...urls].flatMap((url) => (EXTERNAL.test(url) && !told.has(url) ? { url, text: '', page: 1 } : []))
}
const EXTERNAL = /^(?:https?|mailto|tel):/i

function readPart(zip: OfficePackage, name: string, optional = false): XmlElement | undefined {
  const xml = zip.text(name)
  if (xml === undefined) {
    if (optional) return undefined
    throw new ReadError('corrupt', undefined, { cause: new Error(`${name} is missing`) })
  }
  return parseXml(xml)
}

function linksOf(zip: OfficePackage, parts: PartOfStory[]): Map<string, string> {
  const links = new Map<string, string>()
  for (const source of new Set(parts.map((p) => p.source)))
    for (const relationship of relationshipsOf(zip, source))
      if (relationship.type === 'hyperlink') links.set(`${source}:${relationship.id}`, relationship.target)
  return links
}

function join(story: Composition, text: Map<number, TextPiece[]>): WordParagraph[] {
  return story.paragraphFacts.map((facts, label) => {
    let { pageBreakBefore } = facts
    const runs = (text.get(label) ?? []).map((piece, at): WordRun => {
      const { newPage, ...look } = story.runFacts[piece.run] ?? UNLABELLED
      const first = newPage && (text.get(label)?.[at - 1]?.run ?? -1) !== piece.run
      if (first && at === 0) pageBreakBefore = true
      const content = first && at > 0 ? `\f${piece.text}` : piece.text
      return piece.link ? { ...look, text: content, link: piece.link } : { ...look, text: content }
    })
    return { ...facts, pageBreakBefore, runs }
  })
}

const UNLABELLED = { font: '', size: 10, bold: false, italic: false, newPage: false }

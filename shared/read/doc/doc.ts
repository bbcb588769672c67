import { ReadError, readWarning, throwIfAborted } from '../errors.ts'
import type { FormatReader } from '../read.ts'
import { documentOfStory } from '../word/document.ts'
import { readFib, type TableName } from './fib.ts'
import { readCharacterSpans, readParagraphSpans, spanFinder } from './fkp.ts'
import { readFonts } from './fonts.ts'
import { languageOf } from './languages.ts'
import { readLists } from './lists.ts'
import { openOle } from './ole.ts'
import { pictureSize } from './pictures.ts'
import { readPieces } from './pieces.ts'
import { createRunReader } from './runs.ts'
import { readSections } from './sections.ts'
import { readStories } from './story.ts'
import { readStyles } from './styles.ts'
import { readSummary } from './summary.ts'
import { textParts } from './text-parts.ts'

/** A DOC (Word 97 to 2003): container, information block, text by its piece table, formats by their pages. */
export const readDoc: FormatReader = async (bytes, name, { signal, onProgress }) => {
  const ole = openOle(bytes)
  const word = ole.stream('WordDocument')
  if (!word) throw new ReadError('corrupt')
  const fib = readFib(word)
  const table = ole.stream(fib.tableStream)
  if (!table) throw new ReadError('corrupt', undefined, { cause: new Error(`no ${fib.tableStream} stream`) })
  const data = ole.stream('Data')
  const pieces = readPieces(word, table, fib.table('pieces'))
  await onProgress?.(1, 2)
  throwIfAborted(signal)

  const damaged: string[] = []
  /** Text without its format is still a resume: a table of formats that is damaged is left out. */
  function orPlain<T>(name: TableName, read: (place: { at: number; size: number }) => T): T {
    try {
      return read(fib.table(name))
    } catch (error) {
      if (!(error instanceof ReadError) || error.code !== 'corrupt') throw error
      damaged.push(name)
      return read({ at: 0, size: 0 })
    }
  }
  const fonts = orPlain('fonts', (at) => readFonts(table, at))
  const styles = orPlain('styles', (at) => readStyles(table, at))
  const sections = orPlain('sections', (at) => readSections(word, table, at))
  const images: { width: number; height: number }[] = []
  const runsOf = createRunReader({
    pieces,
    styles,
    fonts,
    spanAt: spanFinder(orPlain('characters', (at) => readCharacterSpans(word, table, at))),
    picture: (at) => images.push(pictureSize(data, at)),
  })
  const stories = readStories(textParts(table, fib, sections), {
    pieces,
    styles,
    sections,
    runsOf,
    paragraphAt: spanFinder(orPlain('paragraphs', (at) => readParagraphSpans(word, table, data, at))),
    nextLabel: orPlain('lists', (at) => readLists(table, at, fib.table('listOverrides'), fonts)),
  })
  const story = {
    ...stories,
    sections,
    images,
    ...readSummary(ole.stream('\u0005SummaryInformation')),
    language: languageOf(fib.language),
  }
  const document = documentOfStory(story, { fileName: name, fileSize: bytes.length }, 'doc')
  if (damaged.length) document.warnings.push(readWarning('format_unreadable'))
  await onProgress?.(2, 2)
  return document
}

import { ReadError, throwIfAborted } from '../errors.ts'
import type { FormatReader } from '../read.ts'
import { documentOfStory } from '../word/document.ts'
import { readFib } from './fib.ts'
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
  const pieces = readPieces(word, table, fib.table('pieces'))
  throwIfAborted(signal)
  onProgress?.(1, 2)

  const fonts = readFonts(table, fib.table('fonts'))
  const styles = readStyles(table, fib.table('styles'))
  const sections = readSections(word, table, fib.table('sections'))
  const images: { width: number; height: number }[] = []
  const runsOf = createRunReader({
    pieces,
    styles,
    fonts,
    spanAt: spanFinder(readCharacterSpans(word, table, fib.table('characters'))),
    picture: (at) => images.push(pictureSize(ole.stream('Data'), at)),
  })
  const stories = readStories(textParts(table, fib, sections), {
    pieces,
    styles,
    sections,
    runsOf,
    paragraphAt: spanFinder(readParagraphSpans(word, table, fib.table('paragraphs'))),
    nextLabel: readLists(table, fib.table('lists'), fib.table('listOverrides'), fonts),
  })
  const story = {
    ...stories,
    sections,
    images,
    ...readSummary(ole.stream('\u0005SummaryInformation')),
    language: languageOf(fib.language),
  }
  const document = documentOfStory(story, { kind: 'doc', fileName: name, fileSize: bytes.length })
  onProgress?.(2, 2)
  return document
}

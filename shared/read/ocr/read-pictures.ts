import { type Document, emptyFacts } from '#shared/schema/document.ts'
import { arrange } from '#shared/structure/layout/arrange.ts'
import { ReadError, readWarning, throwIfAborted } from '../errors.ts'
import { factsOfLines } from '../facts.ts'
import { LIMITS } from '../limits.ts'
import { linedPages } from '../pdf/lined-pages.ts'
import type { ReadPage } from '../pdf/pdf.ts'
import { factsOfLayout } from '../pdf/pdf-facts.ts'
import type { ReadOptions } from '../read.ts'
import type { OcrLanguage } from './languages.ts'
import type { Corners } from './perspective.ts'
import { type RecognizedPage, recognizePage } from './read-page.ts'
import { recognizedFacts } from './recognized-facts.ts'
import type { PictureParts } from './recognizer.ts'
import { pictureKindOf } from './sniff-picture.ts'

// Photographs and scans of pages → Document: each picture is one page, in the order they are given in.

export interface PictureFile {
  bytes: Uint8Array
  name: string
  /** Of the page in the picture, where a person drew them. */
  corners?: Corners
}

export const readPictures = async (
  parts: PictureParts,
  pictures: PictureFile[],
  options: ReadOptions,
): Promise<Document> => {
  const { signal, onProgress, onRecognizing } = options
  const [first] = pictures
  if (!first) throw new ReadError('empty')
  if (pictures.length > LIMITS.recognizedPages) throw new ReadError('too_many_pages')
  const found = new Map<ReadPage, RecognizedPage>()
  let language: OcrLanguage | undefined
  await onProgress?.(0, pictures.length)
  for (const [at, { bytes, corners }] of pictures.entries()) {
    throwIfAborted(signal)
    const kind = pictureKindOf(bytes)
    if (!kind) throw new ReadError('unsupported_image')
    const progress = (share: number) => onRecognizing?.({ page: at + 1, of: pictures.length, share })
    await progress(0)
    const recognized = await recognizePage(parts.recognizer, await parts.decode(bytes, kind), {
      ...(corners ? { corners } : {}),
      ...(signal ? { signal } : {}),
      ...(language ? { language } : {}),
      onProgress: progress,
    })
    language = recognized.language
    await progress(1)
    await onProgress?.(at + 1, pictures.length)
    found.set(pageOf(recognized, at + 1), recognized)
  }
  const read = [...found.keys()]
  const { pages } = linedPages(read)
  const size = pictures.reduce((sum, { bytes }) => sum + bytes.length, 0)
  const facts = factsOfLines(
    {
      ...emptyFacts('picture', first.name, size),
      ...factsOfLayout(read, pages),
      pages: pages.length,
      textLayer: false,
      images: pages.length,
      largeImages: pages.length,
      ...recognizedFacts(found, pages),
    },
    pages,
  )
  return {
    kind: 'picture',
    pages,
    columns: facts.columns,
    words: facts.words,
    facts,
    warnings: [readWarning(facts.words > 0 ? 'recognized' : 'no_text_layer')],
  }
}

const pageOf = ({ width, height, segments, turned, tilt }: RecognizedPage, number: number): ReadPage => ({
  number,
  width,
  height,
  turned,
  tilt,
  ink: { glyphs: [], paints: [], boxes: [], dots: [], rules: [], operations: 0, cut: false },
  segments,
  blocks: arrange(segments),
  links: [],
  nowhere: false,
})

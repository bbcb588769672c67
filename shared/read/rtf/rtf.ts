import { throwIfAborted } from '../errors.ts'
import type { FormatReader } from '../read.ts'
import { documentOfStory } from '../word/document.ts'
import { readRtfStory } from './reader.ts'

/** A rich text file, as WordPad, TextEdit and older programs write it, often under the name .doc. */
export const readRtf: FormatReader = async (bytes, name, { signal, onProgress }) => {
  await onProgress?.(1, 2)
  throwIfAborted(signal)
  const document = documentOfStory(readRtfStory(bytes), { fileName: name, fileSize: bytes.length }, 'rtf')
  await onProgress?.(2, 2)
  return document
}

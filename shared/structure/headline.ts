import { ADDRESS_LABEL } from './address.ts'
import { isContact } from './contact.ts'
import { type Prepared, wordCount } from './prepared.ts'
import { placeScore, titleScore } from './word-signs.ts'

// The title under the name: by its words, or by how it is set where its words are none we know.

export interface FoundHeadline {
  text: string
  line: Prepared
  sure: number
}

const MAX_LETTERS = 80
const MAX_WORDS = 9
const MAX_LINES = 3
const MAX_WORDS_WRAPPED = 30
/** In line heights: white between the lines of one text. */
const CLOSE = 0.9

export const headlineOf = (head: Prepared[], name: Prepared): FoundHeadline | undefined => {
  const at = head.findIndex((line) => line.line.number > name.line.number)
  const line = head[at]
  const wrapped = line && wrappedOver(head.slice(at))
  if (wrapped) return { text: wrapped, line, sure: 0.5 }
  if (!line || line.text.length >= MAX_LETTERS || line.text.includes('@')) return undefined
  if (titleScore(line.text) >= 0.8) return { text: line.fields[0] ?? line.text, line, sure: 0.7 }
  const next = head[at + 1]
  const apart = next === undefined || (next.style !== line.style && tellsContact(next))
  return apart && isPlainPhrase(line) ? { text: line.text, line, sure: 0.5 } : undefined
}

/** A long title that the page's width broke: lines of one setting between the name and the contact details. */
const wrappedOver = (lines: Prepared[]): string | undefined => {
  const until = lines.findIndex(({ style }) => style !== lines[0]!.style)
  if (until < 1 || until > MAX_LINES || !tellsContact(lines[until]!)) return undefined
  const block = lines.slice(0, until)
  const text = block.map((line) => line.text).join(' ')
  const isLong = until > 1 || (text.length >= MAX_LETTERS && titleScore(text) >= 0.8)
  const isOne = block.every((line, at) => isPlainLine(line) && (at === 0 || line.gap < CLOSE))
  return isLong && isOne && wordCount(text) <= MAX_WORDS_WRAPPED ? text : undefined
}

export const tellsContact = (line: Prepared): boolean =>
  ADDRESS_LABEL.test(line.text) || line.text.split(/\s+[|•·]\s+/).some(isContact)

const isPlainPhrase = (line: Prepared): boolean => wordCount(line.text) <= MAX_WORDS && isPlainLine(line)

const isPlainLine = (line: Prepared): boolean =>
  line.fields.length === 1 &&
  !tellsContact(line) &&
  !/[•·:]|https?|\d{4}/.test(line.text) &&
  !/[.!?]$/.test(line.text) &&
  placeScore(line.text) < 1

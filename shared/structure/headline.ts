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

export const headlineOf = (head: Prepared[], name: Prepared): FoundHeadline | undefined => {
  const at = head.findIndex((line) => line.line.number > name.line.number)
  const line = head[at]
  if (!line || line.text.length >= MAX_LETTERS || line.text.includes('@')) return undefined
  if (titleScore(line.text) >= 0.8) return { text: line.fields[0] ?? line.text, line, sure: 0.7 }
  const next = head[at + 1]
  const apart = next === undefined || (next.style !== line.style && tellsContact(next))
  return apart && isPlainPhrase(line) ? { text: line.text, line, sure: 0.5 } : undefined
}

const tellsContact = (line: Prepared): boolean =>
  ADDRESS_LABEL.test(line.text) || line.text.split(/\s+[|•·]\s+/).some(isContact)

const isPlainPhrase = (line: Prepared): boolean =>
  line.fields.length === 1 &&
  wordCount(line.text) <= MAX_WORDS &&
  !tellsContact(line) &&
  !/[•·:]|https?|\d{4}/.test(line.text) &&
  !/[.!?]$/.test(line.text) &&
  placeScore(line.text) < 1

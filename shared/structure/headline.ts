import { firstOf, itemAt } from '#shared/lists.ts'
import { isOnlyDates } from '#shared/text/dates.ts'
import { ADDRESS_LABEL } from './address.ts'
import { isContact } from './contact.ts'
import { leastOf } from './extent.ts'
import { type Prepared, wordCount } from './prepared.ts'
import { placeScore, titleScore } from './word-signs.ts'

// The title under the name: by its words, or by how it is set where its words are none we know.

interface FoundHeadline {
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

export const headlineOf = (head: Prepared[], name: Prepared[]): FoundHeadline | undefined => {
  const from = leastOf(name.map(({ line }) => line.number))
  const below = head.filter(
    (one) => one.line.part !== 'footer' && one.line.number > from && !name.includes(one),
  )
  const [line, next] = below
  const wrapped = line && wrappedOver(below)
  if (wrapped) return { text: wrapped, line, sure: 0.5 }
  if (!line || line.text.length >= MAX_LETTERS || line.text.includes('@')) return undefined
  if (titleScore(line.text) >= 0.8) return { text: line.fields[0] ?? line.text, line, sure: 0.7 }
  const apart = next === undefined || endsHeadline(next, line)
  return apart && isPlainPhrase(line) ? { text: line.text, line, sure: 0.5 } : undefined
}

/** A long title that the page's width broke: lines of one setting between the name and how or where to find the person. */
const wrappedOver = (lines: Prepared[]): string | undefined => {
  const until = lines.findIndex((line) => line.style !== firstOf(lines).style || isPlaceAlone(line))
  if (until < 1 || until > MAX_LINES || !endsHeadline(itemAt(lines, until), firstOf(lines))) return undefined
  const block = lines.slice(0, until)
  const text = block.map((line) => line.text).join(' ')
  const isLong = until > 1 || (text.length >= MAX_LETTERS && titleScore(text) >= 0.8)
  // `… since 2012` is part of a title over a place; beside contact details a year may be a date of birth.
  const isPlain = isPlaceAlone(itemAt(lines, until)) ? isPlainButYear : isPlainLine
  const isOne = block.every((line, at) => isPlain(line) && (at === 0 || line.gap < CLOSE))
  return isLong && isOne && wordCount(text) <= MAX_WORDS_WRAPPED ? text : undefined
}

/** Contact details are set apart from a title; a place alone is none, however it is set. */
const endsHeadline = (line: Prepared, title: Prepared): boolean =>
  isPlaceAlone(line) || (line.style !== title.style && tellsContact(line))

const isPlaceAlone = (line: Prepared): boolean =>
  line.fields.length === 1 && placeScore(line.text) >= 1 && titleScore(line.text) < 0.8

export const tellsContact = (line: Prepared): boolean =>
  ADDRESS_LABEL.test(line.text) || line.text.split(/\s+[|•·]\s+/).some(isContact)

const isPlainPhrase = (line: Prepared): boolean => wordCount(line.text) <= MAX_WORDS && isPlainLine(line)

const isPlainLine = (line: Prepared): boolean => isPlainButYear(line) && !/\d{4}/.test(line.text)

const isPlainButYear = (line: Prepared): boolean =>
  line.fields.length === 1 &&
  !tellsContact(line) &&
  !isOnlyDates(line.text) &&
  !/[•·:]|https?/.test(line.text) &&
  !/[.!?]$/.test(line.text) &&
  placeScore(line.text) < 1

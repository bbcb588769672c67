import { TITLE_MODIFIERS, TITLE_WORDS } from '#shared/structure/words/titles.ts'
import { withoutPlural } from '#shared/text/stem.ts'

// Positions and fields of study that a sentence gives to a person, whatever words they are made of.

const listed = (words: string) => new Set(words.split(/;\s*/).map((word) => word.trim()))
const TITLES = listed(TITLE_WORDS.en ?? '')
const RANKS = listed(TITLE_MODIFIERS)
const isTitle = (word: string) =>
  TITLES.has(withoutPlural(word.toLowerCase())) || TITLES.has(word.toLowerCase())

/** Who is spoken of beside the person: those who read. */
const isReader = (word: string) => /^(?:hiring|recruit\p{L}*|employers?|readers?)$/iu.test(word)
/** What anybody may be called for a line that reads well: no position. */
const PRAISE = listed('leader; expert; player; member; mentor; model; helper; hand; guide; learner')
const WORD = /[\p{L}][\p{L}'’-]*/gu

const UP_TO_FIVE = "((?:\\p{L}[\\p{L}'’-]*\\s*){1,5})"
/** 'As chief data officer you …', 'your time as a head nurse', 'promoted to director of sales': the words of each. */
const GIVEN = new RegExp(
  String.raw`\b(?:as|you were|you are|became|become|(?:promot\w+|rose|moved|rise|move)(?: up)?(?: from [^.,;]{1,40})? to|(?:role|position|title|job|post) of)\s+(?:an?\s+|the\s+)?${UP_TO_FIVE}`,
  'giu',
)
const ENDS =
  /^(?:you|your|and|or|but|so|in|on|at|with|for|from|that|which|who|this|it|is|are|was|were|shows?|would|can|will)$/i

function upToItsEnd(phrase: string): string[] {
  const words = phrase.match(WORD) ?? []
  const end = words.findIndex((word) => ENDS.test(word))
  return end < 0 ? words : words.slice(0, end)
}

/** The words of positions said to be the person's; a rank before a title too, wherever it stands. */
export function positionsIn(text: string): string[] {
  const found: string[] = []
  for (const [, phrase = ''] of text.matchAll(GIVEN)) {
    const words = upToItsEnd(phrase)
    const last = words.findLastIndex(
      (word) => isTitle(word) && !PRAISE.has(withoutPlural(word.toLowerCase())),
    )
    if (!words.some(isReader)) found.push(...words.slice(0, last + 1).filter((word) => word.length > 2))
  }
  const words = text.match(WORD) ?? []
  for (const [at, word] of words.entries()) {
    const rank = words[at - 1] ?? ''
    if (isTitle(word) && RANKS.has(rank.toLowerCase()) && !isReader(word)) found.push(rank)
  }
  return found
}

const STUDIED =
  /\b(?:degree|diploma|bachelor(?:['’]?s)?|master(?:['’]?s)?|doctorate|ph\.?d\.?|b\.?sc\.?|m\.?sc\.?|mba|studies|studied|major(?:ed)?|minor(?:ed)?|graduated)(?: degree)?\s+(?:in|of)\s+(\p{L}[\p{L}'’-]*)/giu

/** What the person is said to have studied: the first word of each, where the sentence goes on. */
export const studiedIn = (text: string): string[] =>
  [...text.matchAll(STUDIED)].map(([, subject = '']) => subject).filter((word) => word.length > 2)

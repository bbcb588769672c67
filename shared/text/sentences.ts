import { tokens } from './words.ts'

const SENTENCE_END = /[.!?](?=\s+\p{Lu})/gu

/** 'J.P. Morgan', 'St. Louis', 'e.g. Berlin', 'der 8. Klasse': a stop that ends no sentence. */
const ABBREVIATED =
  /(?:^|[\s(.])(?:\p{Lu}|St|Mt|Dr|Mr|Mrs|Ms|Prof|Inc|Ltd|Co|Corp|No|Nr|Jr|Sr|Univ|Dept|ca|approx|\p{L}\.\p{L}|\d{1,2})\.$/u
/** Cut short behind a consonant, or without a vowel: 'bzw. Berlin'. */
const CUT_SHORT = /\s\p{Lu}\p{Ll}{0,2}[bcdfgjklmnpqrstvwxz]\.$/u
const VOWELLESS = /\s[bcdfghjklmnpqrstvwxz]{2,4}\.$/u
/** 'Agente do Dep. Operacional': so few words before such a stop are hardly a sentence. */
const SENTENCE_FEWEST = 4

const isAbbreviated = (sentence: string): boolean =>
  ABBREVIATED.test(sentence) ||
  VOWELLESS.test(sentence) ||
  (CUT_SHORT.test(sentence) && tokens(sentence).length < SENTENCE_FEWEST)

/** Sentences of a paragraph: a stop ends one where a capital follows. */
export function sentences(text: string): string[] {
  const found: string[] = []
  let from = 0
  for (const end of text.matchAll(SENTENCE_END)) {
    if (isAbbreviated(text.slice(from, end.index + 1))) continue
    found.push(text.slice(from, end.index + 1).trim())
    from = end.index + 1
  }
  found.push(text.slice(from).trim())
  return found.filter((s) => s !== '')
}

/** Full stops that end no sentence. */
const ABBREVIATION =
  /(?:^|[\s(])(?:e\.g|i\.e|etc|inc|ltd|co|corp|st|dr|mr|mrs|ms|no|vs|approx|incl|yrs?|min|max|dept|ref|ext|est|b\.?tech|b\.?sc|m\.?sc|ph\.?d|b\.?a|m\.?a|b\.?s|m\.?s|z\.b|bzw|ca|ggf|inkl|u\.a|d\.h|o\.a|evtl|p\.a|ex|p\.ej)$/i

/** 'Prawo jazdy kat. B, C': no sentence is a letter. */
const LETTER_ALONE = /^ \p{Lu}\d?(?:$|\n|\s?[,;)/+–—-])/u

/** No sentence is longer; what is, is cut, so that no later step meets it whole. */
const LONGEST = 1000

/** A sentence and its clauses by semicolon. The pieces keep their order. */
export function clausesOf(text: string): string[] {
  const sentences: string[] = []
  const small = isWrittenSmall(text)
  let start = 0
  for (let at = 0; at < text.length; at++) {
    const char = text[at]
    if (char === ';' || (char === '|' && text[at - 1] === ' ')) {
      take(at)
      continue
    }
    if (char !== '.' && char !== '!' && char !== '?') continue
    const next = text[at + 1]
    if (next !== undefined && next !== ' ' && next !== '\n') continue
    if (char === '.' && ABBREVIATION.test(text.slice(Math.max(start, at - 8), at))) continue
    if (char === '.' && LETTER_ALONE.test(text.slice(at + 1, at + 6))) continue
    const after = text.slice(at + 1, at + 4).trimStart()[0]
    if (char === '.' && !small && after !== undefined && /[a-z]/.test(after)) continue
    take(at)
  }
  take(text.length)
  return sentences

  function take(end: number) {
    const piece = text.slice(start, end).trim()
    for (let from = 0; from < piece.length; from += LONGEST) sentences.push(piece.slice(from, from + LONGEST))
    start = end + 1
  }
}

/** A text without capitals: there a full stop ends a sentence all the same. */
function isWrittenSmall(text: string): boolean {
  const small = text.match(/[.!?] \p{Ll}/gu)?.length ?? 0
  return small >= 2 && small > (text.match(/[.!?] \p{Lu}/gu)?.length ?? 0)
}

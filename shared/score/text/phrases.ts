import { runs } from '#shared/text/words.ts'

export interface Phrase {
  phrase: string
  index: number
}

/** Finds phrases in a text on word boundaries without a regular expression per phrase: one pass, one look-up a word. */
export class PhraseFinder {
  private readonly byFirst = new Map<string, string[]>()

  /** `plain`: never within a name, such as “Order to Cash”. */
  constructor(
    phrases: Iterable<string>,
    private readonly plain = false,
  ) {
    for (const phrase of phrases) {
      const first = firstWord(phrase)
      const known = this.byFirst.get(first)
      if (known) known.push(phrase)
      else this.byFirst.set(first, [phrase])
    }
    for (const list of this.byFirst.values()) list.sort((a, b) => b.length - a.length)
  }

  /** Whether any phrase begins with one of these words. */
  mayStandAmong(runs: readonly string[]): boolean {
    return runs.some((run) => this.byFirst.has(run))
  }

  /** The phrases in the text, in lower case, longest first where several begin together. */
  find(text: string, words: readonly string[] = runs(text)): Phrase[] {
    const lower = text.toLowerCase().replace(/[’]/g, "'")
    const found: Phrase[] = []
    let [at, reached] = [0, 0]
    for (const word of words) {
      const index = lower.indexOf(word, at)
      at = index + word.length
      const phrase =
        index < reached ? undefined : this.byFirst.get(word)?.find((known) => standsAt(lower, known, index))
      if (phrase === undefined || (this.plain && isNamed(text.slice(index, index + phrase.length)))) continue
      found.push({ phrase, index })
      reached = index + phrase.length
    }
    return found
  }
}

/** The statements in which any of the phrases stands, each with those it holds. */
export const holding = <S extends { text: string; runs: readonly string[] }>(
  finder: PhraseFinder,
  statements: readonly S[],
): { s: S; found: Phrase[]; first: Phrase }[] =>
  statements
    .filter(({ runs }) => finder.mayStandAmong(runs))
    .flatMap((s) => {
      const found = finder.find(s.text, s.runs)
      const [first] = found
      return first ? [{ s, found, first }] : []
    })

const isNamed = (printed: string): boolean => /\s\p{Lu}\p{Ll}/u.test(printed)
const LETTER = /[\p{L}\p{N}]/u
const standsAt = (text: string, phrase: string, at: number): boolean =>
  text.startsWith(phrase, at) && !LETTER.test(text[at + phrase.length] ?? ' ')
const firstWord = (phrase: string): string => /[\p{L}\p{N}]+/u.exec(phrase)?.[0] ?? phrase

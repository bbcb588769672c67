import { runs } from '#shared/text/words.ts'
import { COMMON_MISSPELLINGS, TECHNOLOGY_SPELLINGS } from '../words/spellings.ts'

export interface Misspelling {
  wrong: string
  right: string
  index: number
}

/** Whole words; what stands in an address, a path or a tag is nobody's spelling. */
const WORD = /[\p{L}\p{N}@#/\\_:+&.'’-]+/gu
const EDGES = /^[.'’:/-]+|(?<![.'’:/-])[.'’:/-]+$/g
/** Most words: nothing in them needs a second look. */
const SIMPLE = /^[a-z0-9]+$/i
const ADDRESS = /[@\\_:]|\.(?:com|org|net|io|dev|ai|app|co|edu)\b|^#/

/** “with docker-” at the end of a line is the beginning of a longer name. */
const isCut = (part: string, at: number, text: string): boolean =>
  part.endsWith('-') && at + part.length === text.trimEnd().length

function scan(text: string, rightFor: (word: string) => string | undefined): Misspelling[] {
  const found: Misspelling[] = []
  for (const m of text.matchAll(WORD)) {
    if (m[0].length > 80) continue
    if (SIMPLE.test(m[0])) {
      const right = rightFor(m[0])
      if (right !== undefined) found.push({ wrong: m[0], right, index: m.index })
      continue
    }
    if (ADDRESS.test(m[0])) continue
    // 'HTML/Css' is two words.
    let at = m.index
    for (const part of m[0].split('/')) {
      const word = isCut(part, at, text) ? '' : part.replace(EDGES, '')
      const right = word === '' ? undefined : rightFor(word)
      if (right !== undefined) found.push({ wrong: word, right, index: at + part.indexOf(word) })
      at += part.length + 1
    }
  }
  return found
}

/** The first run of letters of every entry: a text that has none of them needs no look. */
const beginnings = (table: ReadonlyMap<string, string>): ReadonlySet<string> =>
  new Set([...table.keys()].flatMap((wrong) => runs(wrong).slice(0, 1)))
const TECHNOLOGY_BEGINNINGS = beginnings(TECHNOLOGY_SPELLINGS)
const COMMON_BEGINNINGS = beginnings(COMMON_MISSPELLINGS)

export const mayMisspellTechnologies = (found: readonly string[]): boolean =>
  found.some((run) => TECHNOLOGY_BEGINNINGS.has(run))
export const mayMisspellWords = (found: readonly string[]): boolean =>
  found.some((run) => COMMON_BEGINNINGS.has(run))

/** `docker service ps -q`, `git rebase --onto`: a command is written as it is typed. */
function isCommand(text: string, from: number): boolean {
  const option = text.indexOf(' -', from)
  return (
    option > from &&
    option - from < COMMAND_MOST &&
    /^[\p{Ll} ]+$/u.test(text.slice(from, option)) &&
    /^[\p{Ll}-]/u.test(text.slice(option + 2))
  )
}
const COMMAND_MOST = 40

export const misspelledTechnologies = (text: string): Misspelling[] =>
  scan(text, (word) => TECHNOLOGY_SPELLINGS.get(word)).filter(({ index }) => !isCommand(text, index))

export const misspelledWords = (text: string): Misspelling[] =>
  scan(text, (word) => {
    const right = COMMON_MISSPELLINGS.get(word.toLowerCase())
    if (right === undefined) return undefined
    return /^\p{Lu}/u.test(word) ? right.charAt(0).toUpperCase() + right.slice(1) : right
  })

/** What recognition doubts in a picture may be its own mistake. */
export const surely = (
  found: Misspelling[],
  { unsureWords }: { unsureWords: ReadonlySet<string> },
): Misspelling[] =>
  unsureWords.size === 0 ? found : found.filter(({ wrong }) => !unsureWords.has(wrong.toLowerCase()))

export const respelled = (text: string, wrong: readonly Misspelling[]): string =>
  wrong.reduceRight((t, w) => t.slice(0, w.index) + w.right + t.slice(w.index + w.wrong.length), text)

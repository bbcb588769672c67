import { fold } from '#shared/text/fold.ts'
import { categories } from '../catalogue.ts'
import { OCCUPATION_FIELDS } from './fields.ts'
import { titlesIn } from './occupation.ts'

// Every title of every language as words: which words there are, and which titles have them.

export interface IndexedRole {
  category: string
  name: string
  /** How many titles it has in all languages: what many are called comes before what few are. */
  size: number
}

export interface TitleIndex {
  roles: IndexedRole[]
  titles: string[]
  /** By title: the role it names, how much it is its main one (2 its name, 1 a main title), and how many words it has. */
  roleOf: Uint16Array
  rankOf: Uint8Array
  lengthOf: Uint8Array
  /** The distinct words in order, and by word the titles it stands in. */
  words: string[]
  titlesOf: Uint32Array[]
  /** Three letters in a row → the words that have them. */
  grams: Map<string, number[]>
}

const WORDS = /[\p{L}\p{N}+#]+/gu
const CODE_CELLS = 3

export const wordsOf = (text: string): string[] => fold(text).match(WORDS) ?? []

/** The beginning of a word counts as a letter, so that it says more than what follows. */
export function gramsOf(word: string): string[] {
  const padded = `^${word}`
  const grams: string[] = []
  for (let at = 0; at + 3 <= padded.length; at++) grams.push(padded.slice(at, at + 3))
  return grams
}

interface Entry {
  title: string
  role: number
  rank: 0 | 1 | 2
}

type Numbered = IndexedRole & { number: number }

function entriesOf(roles: IndexedRole[], requirements: string, tables: readonly string[]): Entry[] {
  const entries: Entry[] = []
  const add = (role: Numbered, title: string, rank: Entry['rank']) => {
    entries.push({ title, role: role.number, rank })
  }
  const listed = (category: string, name: string, size: number): Numbered => {
    const role = { category, name, size, number: roles.length }
    roles.push(role)
    return role
  }
  for (const { name: category, roles: own } of categories)
    for (const { name, titles } of own) {
      const role = listed(category, name, titles.length)
      add(role, name, 2)
      for (const title of titles) add(role, title, 1)
    }
  const byCode = new Map<string, Numbered>()
  for (const line of requirements.split('\n')) {
    const [code = '', name = '', field] = line.split('\t', CODE_CELLS)
    const size = Number(line.slice(line.lastIndexOf('\t') + 1))
    const role = listed(OCCUPATION_FIELDS[Number(field)] ?? '', name, size)
    byCode.set(code, role)
    add(role, name, 2)
  }
  for (const table of tables)
    for (const line of table.split('\n')) {
      const role = byCode.get(line.slice(0, line.indexOf('\t')))
      if (role !== undefined) for (const { title, main } of titlesIn(line)) add(role, title, main ? 1 : 0)
    }
  return entries
}

/** Titles share most of their words: each is folded once. */
function cachedWords() {
  const known = new Map<string, string[]>()
  return (title: string): string[] =>
    title.split(' ').flatMap((printed) => {
      const words = known.get(printed) ?? wordsOf(printed)
      known.set(printed, words)
      return words
    })
}

/** Others wait for this program: after so many titles or words they are let in. */
const SLICE = 4_000

export async function titleIndexOf(
  requirements: string,
  tables: readonly string[],
  pause: () => Promise<void> = async () => undefined,
): Promise<TitleIndex> {
  const roles: IndexedRole[] = []
  const entries = entriesOf(roles, requirements, tables)
  const wordsIn = cachedWords()
  const byWord = new Map<string, number[]>()
  const lengthOf = new Uint8Array(entries.length)
  for (const [at, { title }] of entries.entries()) {
    if (at % SLICE === 0) await pause()
    const words = wordsIn(title)
    lengthOf[at] = Math.min(words.length, 255)
    for (const word of words) {
      const titles = byWord.get(word)
      if (!titles) byWord.set(word, [at])
      else if (titles.at(-1) !== at) titles.push(at)
    }
  }
  const words = [...byWord.keys()].sort()
  const grams = new Map<string, number[]>()
  for (const [at, word] of words.entries()) {
    if (at % SLICE === 0) await pause()
    for (const gram of gramsOf(word)) {
      const of = grams.get(gram)
      if (!of) grams.set(gram, [at])
      else if (of.at(-1) !== at) of.push(at)
    }
  }
  return {
    roles,
    titles: entries.map(({ title }) => title),
    roleOf: Uint16Array.from(entries, ({ role }) => role),
    rankOf: Uint8Array.from(entries, ({ rank }) => rank),
    lengthOf,
    words,
    titlesOf: words.map((word) => Uint32Array.from(byWord.get(word) ?? [])),
    grams,
  }
}

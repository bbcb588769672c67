import { keysOf } from '#shared/records.ts'
import type { Resume } from '#shared/schema/resume.ts'

// An address over words of an entry's head is the entry's: `NixOS Foundation` within `NixOS Foundation, Paris`.

type Link = Resume['links'][number]
type Entry = Record<string, unknown>

/** The fields of a head, by the list of their entries: whose address it is before all stands first. */
const HEADS = {
  experience: ['company', 'position'],
  education: ['institution', 'degree', 'field'],
  projects: ['name'],
  extras: ['title', 'detail'],
} as const
type Lists = Partial<Record<keyof typeof HEADS, object[]>>

/** A letter or two could be part of any word. */
const TELLING = 3

/**
 * What is printed among the ways to reach somebody stays there. `beside`: over a head that has an address, or over one of
 * several; a person says which.
 */
export function withEntryLinks<T extends Lists>(
  said: T,
  links: Link[],
  { head }: Pick<Resume, 'head'>,
): { said: T; rest: Link[]; beside: Link[] } {
  const contact = head.map(({ text }) => text)
  const rest = new Set(links)
  const urls = new Map<object, string>()
  const mayBeIn = (words: string): boolean =>
    words.length >= TELLING && !contact.some((text) => holds(text, words))
  const take = (words: string, isFirst: boolean): void => {
    if (!mayBeIn(words)) return
    const same = [...rest].filter(({ text }) => wordsOf(text) === words)
    const heads = headsWith(words, said, isFirst).filter(
      (entries) => !entries.some((entry) => urls.has(entry)),
    )
    // As many links as heads: each is over its own, in the order of the page.
    if (heads.length !== same.length) return
    for (const [at, link] of same.entries()) {
      rest.delete(link)
      for (const entry of heads[at] ?? []) urls.set(entry, link.url)
    }
  }
  const words = new Set(links.map(({ text }) => wordsOf(text)))
  for (const isFirst of [true, false]) for (const one of words) take(one, isFirst)
  const linked = (entry: object): object => (urls.has(entry) ? { ...entry, link: urls.get(entry) } : entry)
  const lists = listsOf(said).map(({ list, entries }) => [list, entries.map(linked)])
  const isBeside = ({ text }: Link): boolean => mayBeIn(wordsOf(text)) && isInHead(wordsOf(text), said)
  return {
    said: { ...said, ...Object.fromEntries(lists) },
    rest: [...rest].filter((link) => !isBeside(link)),
    beside: [...rest].filter(isBeside),
  }
}

const isInHead = (words: string, said: Lists): boolean =>
  listsOf(said).some(({ list, entries }) =>
    entries.some((entry) => HEADS[list].some((field) => holds(String(entry[field] ?? ''), words))),
  )

const listsOf = (said: Lists) =>
  keysOf(HEADS).flatMap((list) => {
    const entries = said[list]
    return entries ? [{ list, entries: entries as Entry[] }] : []
  })

const wordsOf = (text: string): string => text.replace(/^[\s,;:|]+|[\s,;:|.]+$/g, '')

/** Entries without an address whose heads have these words, those with one head in common together. */
function headsWith(words: string, said: Lists, isFirst: boolean): Entry[][] {
  const groups = new Map<string, Entry[]>()
  for (const { list, entries } of listsOf(said))
    for (const entry of entries) {
      const fields = isFirst ? HEADS[list].slice(0, 1) : HEADS[list]
      const key = fields.find((field) => holds(String(entry[field] ?? ''), words))
      if (!key || entry.link) continue
      const head = `${list} ${entry[key]}`
      groups.set(head, [...(groups.get(head) ?? []), entry])
    }
  return [...groups.values()]
}

/** As whole words: `ici` is no part of `logiciel`. */
function holds(text: string, words: string): boolean {
  const at = text.indexOf(words)
  return (
    at >= 0 &&
    !/[\p{L}\p{N}]$/u.test(text.slice(0, at)) &&
    !/^[\p{L}\p{N}]/u.test(text.slice(at + words.length))
  )
}

import { PROSE } from '#shared/export/said.ts'
import type { Draft } from '#shared/schema/draft.ts'
import { piecesOf, plainOf, richOf, richOfMarkdown } from '#shared/schema/rich-text.ts'
import { richOfHtml } from './html-text.ts'

// Text that another program keeps as Markdown: prose keeps its bold, italic and links, every other field its words.

/** What is marked already, by a tag, stays so. */
const rich = (text: string): string =>
  richOf(
    piecesOf(text).flatMap((piece) =>
      piecesOf(richOfMarkdown(piece.text)).map((part) => ({ ...piece, ...part })),
    ),
  )

/** HTML, Markdown or both. */
export const richOfMarkup = (text: string): string => rich(richOfHtml(text))

/** A link in a field that shows none is written out. */
export const plainOfMarkdown = (text: string): string =>
  plainOf(richOfMarkdown(text.replace(/\[([^\]\n]{1,300})\]\(<?([^)\s>]{1,500})>?\)/g, '$1 ($2)')))

const ADDRESSES = new Set(['id', 'url', 'link', 'linkedin', 'website', 'email'])

export function withMarkdown(draft: Draft): Draft {
  const { layout, unplaced, ...said } = draft
  return { ...(marked(said) as typeof said), layout, unplaced }
}

function marked(value: unknown, key = ''): unknown {
  if (typeof value === 'string')
    return PROSE.has(key) ? rich(value) : ADDRESSES.has(key) ? value : plainOfMarkdown(value)
  if (Array.isArray(value)) return value.map((one) => marked(one, key))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, marked(one, name)]))
}

const LINKED = /^\[([^\]\n]{1,300})\]\(<?((?:https?:\/\/|mailto:)[^)\s>]{1,500})>?\)$/

/** A name that is one link: the name, and the address beside it. */
export function withLinkedName(entry: Record<string, unknown>, names: string[]): Record<string, unknown> {
  for (const name of names) {
    const value = entry[name]
    const [, text, url] = (typeof value === 'string' && LINKED.exec(value.trim())) || []
    if (text && url) return { ...entry, [name]: text, url: entry.url || url }
  }
  return entry
}

import type { DraftCustomSection, DraftReference } from '#shared/schema/draft.ts'
import { printedDatesOf } from '#shared/schema/printed-dates.ts'
import { plainOf } from '#shared/schema/rich-text.ts'
import { dateSpans } from './dates.ts'
import type { Block } from './outline.ts'
import {
  between,
  block,
  bulletBlocks,
  field,
  joined,
  linked,
  opened,
  richSpans,
  soft,
} from './outline-parts.ts'
import { looksLikeItem, oneLine, richBulletsOf, richLinesOf } from './plain.ts'
import type { Words } from './words.ts'

// Sections beyond the usual ones → blocks.

const BULLET = /^- /

/** Lines of text, and entries like those of a position. */
export function customBlocks({ text, entries }: DraftCustomSection, index: number, words: Words): Block[] {
  const lines = richLinesOf(text).map((line, item): Block => {
    const [said = ''] = richBulletsOf(line)
    const kind = BULLET.test(line) || looksLikeItem(plainOf(said)) ? 'bullet' : 'paragraph'
    return { kind, spans: richSpans(said, `sections.${index}.text`, item) }
  })
  return [
    ...lines.filter(({ spans }) => spans[0]?.text),
    ...entries.flatMap((entry, at) => customEntryBlocks(entry, `sections.${index}.entries.${at}`, words)),
  ]
}

function customEntryBlocks(
  entry: DraftCustomSection['entries'][number],
  path: string,
  words: Words,
): Block[] {
  const { startDate, endDate } = entry
  const at = { start: startDate ? `${path}.startDate` : `${path}.endDate`, end: `${path}.endDate` }
  // A date alone is when it was; it did not end then after a beginning nobody knows.
  const dates = dateSpans(startDate || endDate, endDate, at, words, printedDatesOf(entry))
  const title = field(entry.title, `${path}.title`)
  const below = joined(between, [
    field(entry.subtitle, `${path}.subtitle`),
    soft(field(entry.location, `${path}.location`)),
  ])
  const rest = [
    ...block('subtitle', linked(entry.link, `${path}.link`, words)),
    ...bulletBlocks(entry.description, `${path}.description`),
  ]
  const [first = [], ...others] = [title, below].filter((spans) => spans.length > 0)
  if (title.length + below.length + dates.length + rest.length === 0) return []
  return opened([
    ...block('title', first, dates),
    ...others.flatMap((one) => block('subtitle', one)),
    ...rest,
  ])
}

export function referenceBlocks(entry: DraftReference, index: number): Block[] {
  const at = (key: keyof DraftReference) => `references.${index}.${String(key)}`
  const named = [
    field(entry.name, at('name')),
    field(entry.detail, at('detail')),
    field(entry.contact, at('contact')),
  ].filter((spans) => spans.length > 0)
  return opened([
    ...named.flatMap((spans, line) => block(line === 0 && oneLine(entry.name) ? 'title' : 'subtitle', spans)),
    ...richLinesOf(entry.description).map(
      (line, item): Block => ({
        kind: looksLikeItem(plainOf(line)) ? 'bullet' : 'paragraph',
        spans: richSpans(line, at('description'), item),
      }),
    ),
  ])
}

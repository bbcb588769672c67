import { piecesOf } from '#shared/schema/rich-text.ts'
import { webAddress } from './links.ts'
import type { Block, BlockKind, Span } from './outline.ts'
import { oneLine, richBulletsOf } from './plain.ts'
import type { Words } from './words.ts'

// The pieces that blocks are put together from. What is empty leaves no trace: no label, no separator.

export const between = ' · '
/** Between ways to reach somebody: the sign that every reader of resumes takes them apart at. */
export const beside = ' | '

export function bulletBlocks(text: string, path: string): Block[] {
  return richBulletsOf(text).map((line, item) => ({ kind: 'bullet', spans: richSpans(line, path, item) }))
}

/** One line of text as it was marked. */
export const richSpans = (line: string, path: string, item?: number): Span[] =>
  piecesOf(line).map(({ text, bold, italic, link }) => ({
    text,
    path,
    ...(item === undefined ? {} : { item }),
    ...(bold ? { strong: true } : {}),
    ...(italic ? { italic: true } : {}),
    ...(link ? { link } : {}),
  }))

export function opened(blocks: Block[]): Block[] {
  return blocks.map((one, index) => (index === 0 ? { ...one, opens: true } : one))
}

export function block(kind: BlockKind, spans: Span[], right: Span[] = []): Block[] {
  if (spans.length === 0 && right.length === 0) return []
  if (spans.length === 0) return [{ kind, spans: right }]
  return [right.length > 0 ? { kind, spans, right } : { kind, spans }]
}

export function field(text: string, path: string, link?: string): Span[] {
  const value = oneLine(text)
  if (value === '') return []
  return [link ? { text: value, path, link } : { text: value, path }]
}

/** A link that is an address says so itself; anything else is named. */
export const linked = (typed: string, path: string, words: Words): Span[] => {
  const target = webAddress(typed)
  const link = field(typed, path, target)
  return target ? link : labelled({ text: `${words.link}: ` }, link)
}

export const textOf = (spans: Span[]): string => spans.map((span) => span.text).join('')

export const soft = (spans: Span[]): Span[] => spans.map((span) => ({ ...span, soft: true }))

export function labelled(label: Span, spans: Span[]): Span[] {
  return spans.length > 0 ? [label, ...spans] : []
}

/** Our separators stand back, but a comma is part of the words around it. */
export function joined(separator: string, parts: Span[][]): Span[] {
  const stands = separator === between || separator === beside
  const gap: Span = stands ? { text: separator, soft: true } : { text: separator }
  const gaps = separator === '' ? [] : [gap]
  return parts
    .filter((part) => part.length > 0)
    .flatMap((part, index) => (index > 0 ? [...gaps, ...part] : part))
}

/** What its place says is set bare; what its place alone could hide is named. */
export const labelledUnless = (plain: boolean, label: string, spans: Span[]): Span[] =>
  plain ? spans : labelled({ text: `${label}: ` }, spans)

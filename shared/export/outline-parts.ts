import type { Block, BlockKind, Span } from './outline.ts'
import { bulletsOf, oneLine } from './plain.ts'

// The pieces that blocks are put together from. What is empty leaves no trace: no label, no separator.

export const between = ' · '

export function bulletBlocks(text: string, path: string): Block[] {
  return bulletsOf(text).map((line, item) => ({ kind: 'bullet', spans: [{ text: line, path, item }] }))
}

/** The title with its dates and what stands under it; an entry without a title is led by what it has. */
export function titled(title: Span[], under: Span[], right: Span[]): Block[] {
  if (title.length === 0) return block('title', under, right)
  return [...block('title', title, right), ...block('subtitle', under)]
}

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

export const soft = (spans: Span[]): Span[] => spans.map((span) => ({ ...span, soft: true }))

export function labelled(label: Span, spans: Span[]): Span[] {
  return spans.length > 0 ? [label, ...spans] : []
}

/** Our separators stand back, but a comma is part of the words around it. */
export function joined(separator: string, parts: Span[][]): Span[] {
  const gap: Span = separator === between ? { text: separator, soft: true } : { text: separator }
  return parts.filter((part) => part.length > 0).flatMap((part, index) => (index > 0 ? [gap, ...part] : part))
}

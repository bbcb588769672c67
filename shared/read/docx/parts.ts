import type { Line } from '#shared/schema/document.ts'
import { ReadError } from '../errors.ts'
import type { Relationship } from './relationships.ts'
import { child, childrenOf, descendants, flag, type XmlElement } from './xml.ts'

// The parts that hold text, in reading order: headers before the body, footers after it, notes at the end.

export interface PartOfStory {
  source: string
  part: Line['part']
  blocks: XmlElement[]
}

/** Notes 0 and -1 are the separator lines. */
const SEPARATOR_TYPES = new Set(['separator', 'continuationSeparator', 'continuationNotice'])

function referenced(body: XmlElement, kind: 'header' | 'footer'): string[] {
  const ids: string[] = []
  for (const section of descendants(body)) {
    if (section.name !== 'w:sectPr') continue
    const titlePage = flag(section, 'w:titlePg') ?? false
    const order = titlePage ? ['first', 'default'] : ['default']
    const references = childrenOf(section).filter((c) => c.name === `w:${kind}Reference`)
    for (const type of order)
      for (const reference of references)
        if ((reference.attributes['w:type'] ?? 'default') === type)
          ids.push(reference.attributes['r:id'] ?? '')
  }
  return [...new Set(ids)]
}

export function partsOfStory(
  main: string,
  relationships: Relationship[],
  open: (part: string) => XmlElement | undefined,
): PartOfStory[] {
  const body = child(open(main), 'w:body')
  if (!body) throw new ReadError('corrupt', undefined, { cause: new Error('the document has no body') })
  const frame = (kind: 'header' | 'footer'): PartOfStory[] =>
    referenced(body, kind).flatMap((id) => {
      const target = relationships.find((r) => r.id === id)?.target
      return target === undefined ? [] : [{ source: target, part: kind, blocks: childrenOf(open(target)) }]
    })
  const notes = relationships
    .filter((r) => r.type === 'footnotes' || r.type === 'endnotes')
    .map(({ target }): PartOfStory => {
      const kept = childrenOf(open(target)).filter((n) => !SEPARATOR_TYPES.has(n.attributes['w:type'] ?? ''))
      return { source: target, part: 'footnote', blocks: kept.flatMap(childrenOf) }
    })
  return [
    ...frame('header'),
    { source: main, part: 'body', blocks: childrenOf(body) },
    ...frame('footer'),
    ...notes,
  ]
}

import { DOMParser, type Element, type Node } from '@xmldom/xmldom'
import type { Loose } from './loose.ts'

/** Deeper than any resume is nested. */
const DEPTH_MOST = 60
const TEXT = 3
const CDATA = 4
const ELEMENT = 1

/**
 * An XML file as the objects a JSON file would be: elements by their names without prefixes, several of one name as a
 * list, attributes as fields with a sign before their names. Undefined where it is none.
 */
export function treeOf(xml: string): { root: string; tree: Loose } | undefined {
  // Entities of one's own can be nested to any size.
  if (/<!DOCTYPE|<!ENTITY/i.test(xml)) return undefined
  try {
    const root = new DOMParser({ onError: () => {} }).parseFromString(xml, 'text/xml').documentElement
    if (!root) return undefined
    const tree = contentOf(root, 0)
    return { root: root.localName ?? root.nodeName, tree: typeof tree === 'string' ? {} : tree }
  } catch {
    // No XML at all.
    return undefined
  }
}

function contentOf(element: Element, depth: number): Loose | string {
  const fields: Loose = {}
  let text = ''
  for (const attribute of Array.from(element.attributes)) {
    const name = attribute.localName ?? attribute.name
    if (!/^xmlns/.test(attribute.name) && name !== 'schemaLocation' && name)
      fields[`@${name}`] = attribute.value
  }
  const hasAttributes = Object.keys(fields).length > 0
  let hasElements = false
  for (let node: Node | null = element.firstChild; node; node = node.nextSibling) {
    if (node.nodeType === TEXT || node.nodeType === CDATA) text += node.nodeValue ?? ''
    if (node.nodeType !== ELEMENT || depth >= DEPTH_MOST) continue
    hasElements = true
    const child = node as Element
    const name = child.localName ?? child.nodeName
    const value = contentOf(child, depth + 1)
    const before = fields[name]
    fields[name] = before === undefined ? value : Array.isArray(before) ? [...before, value] : [before, value]
  }
  if (!hasElements && !hasAttributes) return text.trim()
  if (!hasElements && text.trim()) fields['#text'] = text.trim()
  return fields
}

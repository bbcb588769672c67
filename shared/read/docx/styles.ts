import { child, childrenOf, flag, val, type XmlElement } from './xml.ts'

// What a style, its ancestors and the document's defaults say about a paragraph and its runs.

const DEPTH = 20
const HEADING_NAME = /^(?:heading|überschrift|titre|título|titolo|kop|标题|見出し)\s*([1-9])$/i
const TITLE_NAMES = new Set(['title'])

interface Style {
  element: XmlElement
  name: string
  kind: string
  basedOn: string | undefined
  paragraph: XmlElement | undefined
  run: XmlElement | undefined
}

export interface Styles {
  name(id: string | undefined): string | undefined
  outline(id: string | undefined): number | undefined
  /** The property elements that apply, the nearest first. */
  paragraphProperties(id: string | undefined): XmlElement[]
  runProperties(id: string | undefined): XmlElement[]
  /** The style and those it rests on, as they stand. */
  elements(id: string | undefined): XmlElement[]
  defaultParagraph: string | undefined
}

export function readStyles(root: XmlElement | undefined): Styles {
  const styles = new Map<string, Style>()
  let defaultParagraph: string | undefined
  for (const element of childrenOf(root)) {
    if (element.name !== 'w:style') continue
    const id = element.attributes['w:styleId'] ?? ''
    const kind = element.attributes['w:type'] ?? ''
    if (kind === 'paragraph' && ['1', 'true'].includes(element.attributes['w:default'] ?? ''))
      defaultParagraph = id
    styles.set(id, {
      element,
      name: val(element, 'w:name') ?? id,
      kind,
      basedOn: val(element, 'w:basedOn'),
      paragraph: child(element, 'w:pPr'),
      run: child(element, 'w:rPr'),
    })
  }
  const defaults = child(root, 'w:docDefaults')
  const paragraphDefaults = child(child(defaults, 'w:pPrDefault'), 'w:pPr')
  const runDefaults = child(child(defaults, 'w:rPrDefault'), 'w:rPr')

  function chain(id: string | undefined): Style[] {
    const found: Style[] = []
    for (let at = id; at !== undefined && found.length < DEPTH; ) {
      const style = styles.get(at)
      if (!style) break
      found.push(style)
      at = style.basedOn
    }
    return found
  }
  const present = (elements: (XmlElement | undefined)[]) => elements.filter((e) => e !== undefined)

  return {
    defaultParagraph,
    name: (id) => (id === undefined ? undefined : styles.get(id)?.name),
    outline(id) {
      for (const style of chain(id)) {
        const named = HEADING_NAME.exec(style.name)
        if (named) return Number(named[1])
        if (TITLE_NAMES.has(style.name.toLowerCase())) return undefined
        const level = val(style.paragraph, 'w:outlineLvl')
        if (level !== undefined && Number(level) < 9) return Number(level) + 1
      }
      return undefined
    },
    paragraphProperties: (id) => present([...chain(id).map((s) => s.paragraph), paragraphDefaults]),
    elements: (id) => chain(id).map(({ element }) => element),
    runProperties: (id) => present([...chain(id).map((s) => s.run), runDefaults]),
  }
}

/** The first that says anything about a property. */
export function firstOf<T>(
  properties: XmlElement[],
  read: (element: XmlElement) => T | undefined,
): T | undefined {
  for (const element of properties) {
    const found = read(element)
    if (found !== undefined) return found
  }
  return undefined
}

export const firstChild = (properties: XmlElement[], name: string): XmlElement | undefined =>
  firstOf(properties, (p) => child(p, name))

export const firstFlag = (properties: XmlElement[], name: string): boolean =>
  firstOf(properties, (p) => flag(p, name)) ?? false

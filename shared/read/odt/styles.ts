import { child, childrenOf, type XmlElement } from '../docx/xml.ts'
import { points } from '../word/lengths.ts'
import type { TabStop, WordParagraph, WordSection } from '../word/story.ts'
import { A4 } from '../word/story.ts'

// Styles of an OpenDocument text: a style says what differs from its parent, the automatic ones only what differs from a named one.

export interface CharacterLook {
  font: string
  size: number
  bold: boolean
  italic: boolean
  white: boolean
  hidden: boolean
  shaded: boolean
}

export interface ParagraphLook {
  style: string | undefined
  outline: number | undefined
  indent: number
  firstIndent: number
  align: WordParagraph['align']
  tabs: TabStop[]
  before: number
  after: number
  pageBreakBefore: boolean
  columnBreakBefore: boolean
  master: string | undefined
  look: CharacterLook
  list: string | undefined
}

interface Style {
  name: string
  display: string
  family: string
  parent: string | undefined
  element: XmlElement
}

const DEPTH = 20
const PLAIN: CharacterLook = {
  font: '',
  size: 12,
  bold: false,
  italic: false,
  white: false,
  hidden: false,
  shaded: false,
}
const WHITE = /^#f[c-f]f[c-f]f[c-f]$/i

export interface OdtStyles {
  paragraph(name: string | undefined): ParagraphLook
  character(name: string | undefined, base: CharacterLook): CharacterLook
  list(name: string | undefined): XmlElement | undefined
  cellShaded(name: string | undefined): boolean
  columnWidth(name: string | undefined): number
  columns(name: string | undefined): { count: number; gap: number } | undefined
  pages: { layout: WordSection; header: XmlElement | undefined; footer: XmlElement | undefined }
}

export function readOdtStyles(roots: XmlElement[]): OdtStyles {
  const styles = new Map<string, Style>()
  const lists = new Map<string, XmlElement>()
  const defaults = new Map<string, XmlElement>()
  const fonts = new Map<string, string>()
  for (const root of roots) {
    for (const face of childrenOf(child(root, 'office:font-face-decls')))
      fonts.set(
        face.attributes['style:name'] ?? '',
        (face.attributes['svg:font-family'] ?? '').replace(/['"]/g, ''),
      )
    for (const holder of ['office:styles', 'office:automatic-styles'])
      for (const element of childrenOf(child(root, holder))) gather(element)
  }

  function gather(element: XmlElement): void {
    const { 'style:name': name = '', 'style:family': family = '' } = element.attributes
    if (element.name === 'style:default-style') defaults.set(family, element)
    if (element.name === 'text:list-style') lists.set(name, element)
    if (element.name === 'style:style')
      styles.set(`${family}:${name}`, {
        name,
        display: element.attributes['style:display-name'] ?? decodeName(name),
        family,
        parent: element.attributes['style:parent-style-name'],
        element,
      })
  }

  /** The nearest last, so that later ones win. */
  function chain(family: string, name: string | undefined): Style[] {
    const found: Style[] = []
    for (let at = name; at !== undefined && found.length < DEPTH; ) {
      const style = styles.get(`${family}:${at}`)
      if (!style) break
      found.unshift(style)
      at = style.parent
    }
    return found
  }

  const propertiesOf = (family: string, name: string | undefined, kind: string): Record<string, string> => {
    const elements = [defaults.get(family), ...chain(family, name).map(({ element }) => element)]
    return Object.assign({}, ...elements.map((element) => child(element, kind)?.attributes ?? {}))
  }

  function looked(base: CharacterLook, steps: (XmlElement | undefined)[]): CharacterLook {
    const look = { ...base }
    for (const step of steps) {
      const properties = child(step, 'style:text-properties')?.attributes
      if (!properties) continue
      const size = properties['fo:font-size']
      if (size?.endsWith('%')) look.size *= Math.min(Math.max(Number.parseFloat(size) / 100 || 1, 0.1), 10)
      else if (size) look.size = points(size) || look.size
      const weight = properties['fo:font-weight']
      if (weight) look.bold = weight === 'bold' || Number(weight) >= 600
      const slant = properties['fo:font-style']
      if (slant) look.italic = slant !== 'normal'
      const font = properties['style:font-name']
      if (font) look.font = fonts.get(font) ?? font
      else if (properties['fo:font-family']) look.font = properties['fo:font-family'].replace(/['"]/g, '')
      if (properties['fo:color']) look.white = WHITE.test(properties['fo:color'])
      if (properties['text:display']) look.hidden = properties['text:display'] === 'none'
      if (properties['fo:background-color']) look.shaded = isShade(properties['fo:background-color'])
    }
    return look
  }

  const paragraphs = new Map<string, ParagraphLook>()
  function paragraph(name: string | undefined): ParagraphLook {
    const known = paragraphs.get(name ?? '')
    if (known) return known
    const links = chain('paragraph', name)
    const properties = propertiesOf('paragraph', name, 'style:paragraph-properties')
    const named = links.findLast(({ element }) => !isAutomatic(element)) ?? links[0]
    const level = links.findLast(({ element }) => element.attributes['style:default-outline-level'])
    const outline = Number(level?.element.attributes['style:default-outline-level'] ?? 0)
    const look = looked(PLAIN, [defaults.get('paragraph'), ...links.map(({ element }) => element)])
    const tabs = links.findLast(({ element }) =>
      child(child(element, 'style:paragraph-properties'), 'style:tab-stops'),
    )
    const made: ParagraphLook = {
      style: named?.display,
      outline: outline > 0 && outline < 10 ? outline : undefined,
      indent: points(properties['fo:margin-left'] ?? properties['fo:margin']),
      firstIndent: points(properties['fo:text-indent']),
      align: alignOf(properties['fo:text-align']),
      tabs: tabsOf(child(child(tabs?.element, 'style:paragraph-properties'), 'style:tab-stops')),
      before: points(properties['fo:margin-top'] ?? properties['fo:margin']),
      after: points(properties['fo:margin-bottom'] ?? properties['fo:margin']),
      pageBreakBefore: properties['fo:break-before'] === 'page',
      columnBreakBefore: properties['fo:break-before'] === 'column',
      master: links.at(-1)?.element.attributes['style:master-page-name'] || undefined,
      look: { ...look, shaded: look.shaded || isShade(properties['fo:background-color']) },
      list: links.findLast(({ element }) => element.attributes['style:list-style-name'])?.element.attributes[
        'style:list-style-name'
      ],
    }
    paragraphs.set(name ?? '', made)
    return made
  }

  return {
    paragraph,
    character: (name, base) =>
      looked(
        base,
        chain('text', name).map(({ element }) => element),
      ),
    list: (name) => (name === undefined ? undefined : lists.get(name)),
    cellShaded: (name) =>
      isShade(propertiesOf('table-cell', name, 'style:table-cell-properties')['fo:background-color']),
    columnWidth: (name) =>
      points(propertiesOf('table-column', name, 'style:table-column-properties')['style:column-width']),
    columns: (name) => columnsOf(child(styles.get(`section:${name}`)?.element, 'style:section-properties')),
    pages: pagesOf(roots),
  }
}

const isAutomatic = ({ attributes }: XmlElement): boolean =>
  /^[A-Z]{1,2}\d{1,4}$/.test(attributes['style:name'] ?? '')

/** `Heading_20_1`: what no XML name may hold is written as its code. */
const decodeName = (name: string): string =>
  name.replace(/_([0-9a-f]{2,4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))

const isShade = (color: string | undefined): boolean =>
  color !== undefined && color !== 'transparent' && !/^#ffffff$/i.test(color)

const alignOf = (value: string | undefined): WordParagraph['align'] =>
  value === 'center' ? 'center' : value === 'end' || value === 'right' ? 'right' : 'left'

const TAB_ALIGN: Record<string, TabStop['align']> = { right: 'right', center: 'center', char: 'right' }

const tabsOf = (stops: XmlElement | undefined): TabStop[] =>
  childrenOf(stops)
    .map(({ attributes }) => ({
      at: points(attributes['style:position']),
      align: TAB_ALIGN[attributes['style:type'] ?? ''] ?? ('left' as const),
    }))
    .sort((a, b) => a.at - b.at)

const columnsOf = (properties: XmlElement | undefined): { count: number; gap: number } | undefined => {
  const columns = child(properties, 'style:columns')
  const count = Math.floor(Number(columns?.attributes['fo:column-count'] ?? 0))
  if (!columns || count < 1 || count > 10) return undefined
  const [first, second] = childrenOf(columns).map(({ attributes }) => attributes)
  const between = points(first?.['fo:end-indent']) + points(second?.['fo:start-indent'])
  return { count, gap: points(columns.attributes['fo:column-gap']) || between || A4.columnGap }
}

function pagesOf(roots: XmlElement[]): OdtStyles['pages'] {
  const masters = roots.flatMap((root) => childrenOf(child(root, 'office:master-styles')))
  const master =
    masters.find(({ attributes }) => attributes['style:name'] === 'Standard') ??
    masters.find(({ name }) => name === 'style:master-page')
  const wanted = master?.attributes['style:page-layout-name']
  const layout = roots
    .flatMap((root) => childrenOf(child(root, 'office:automatic-styles')))
    .find(({ name, attributes }) => name === 'style:page-layout' && attributes['style:name'] === wanted)
  const properties = child(layout, 'style:page-layout-properties')
  const says = properties?.attributes ?? {}
  const margin = (side: string, otherwise: number) =>
    points(says[`fo:margin-${side}`] ?? says['fo:margin']) || otherwise
  const columns = columnsOf(properties)
  return {
    layout: {
      ...A4,
      pageWidth: points(says['fo:page-width']) || A4.pageWidth,
      pageHeight: points(says['fo:page-height']) || A4.pageHeight,
      margins: {
        top: margin('top', A4.margins.top),
        right: margin('right', A4.margins.right),
        bottom: margin('bottom', A4.margins.bottom),
        left: margin('left', A4.margins.left),
      },
      columns: columns?.count ?? 1,
      columnGap: columns?.gap ?? A4.columnGap,
    },
    header: child(master, 'style:header'),
    footer: child(master, 'style:footer'),
  }
}

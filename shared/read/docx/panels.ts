import type { Anchored, Panel } from '../word/story.ts'
import { anchorOf } from './anchor.ts'
import { child, childrenOf, val, type XmlElement } from './xml.ts'

// What white text may stand on: shading, and shapes and pictures that are painted on the page.

/** Mean of red, green and blue: on anything lighter white letters cannot be read. */
const DARK_MOST = 0xd8
export function isDarkColor(hex: string): boolean {
  if (!/^[\da-f]{6}$/i.test(hex)) return false
  const [red, green, blue] = [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  return ((red ?? 255) + (green ?? 255) + (blue ?? 255)) / 3 < DARK_MOST
}

/** Of a paragraph, a run, a cell or a table: a solid pattern is painted in its own color, any other in the fill behind it. */
export const isShaded = (properties: XmlElement | undefined): boolean =>
  childrenOf(properties).some(
    ({ name, attributes }) =>
      name === 'w:shd' &&
      isDarkColor((attributes['w:val'] === 'solid' ? attributes['w:color'] : attributes['w:fill']) ?? ''),
  )

/** Thousandths of a percent. */
const amount = (color: XmlElement, name: string, usual: number): number =>
  Number(child(color, name)?.attributes.val ?? usual)

function isDark(holder: XmlElement | undefined): boolean {
  return childrenOf(holder).some((color) => {
    const value = color.attributes.val ?? ''
    if (color.name === 'a:srgbClr') return isDarkColor(value)
    if (color.name === 'a:sysClr') return isDarkColor(color.attributes.lastClr ?? '')
    if (color.name !== 'a:schemeClr') return false
    const isLight = /^(?:bg|lt)[12]$/.test(value)
    return isLight
      ? amount(color, 'a:lumMod', 100_000) < 85_000
      : amount(color, 'a:lumOff', 0) < 60_000 && amount(color, 'a:tint', 100_000) > 40_000
  })
}

const FILLS = new Set(['a:solidFill', 'a:gradFill', 'a:pattFill', 'a:blipFill', 'a:noFill', 'a:grpFill'])

/** Whether a shape is painted so that white can be read on it. */
export function isDarkShape(shape: XmlElement, group?: XmlElement): boolean {
  if (shape.name.startsWith('v:'))
    return (
      !/^f/.test(shape.attributes.filled ?? '') &&
      isDarkColor(/^#([\da-f]{6})/i.exec(shape.attributes.fillcolor ?? '')?.[1] ?? '')
    )
  const fill = childrenOf(child(shape, 'wps:spPr')).find(({ name }) => FILLS.has(name))
  switch (fill?.name) {
    case undefined: {
      const themed = child(child(shape, 'wps:style'), 'a:fillRef')
      return themed !== undefined && themed.attributes.idx !== '0' && isDark(themed)
    }
    case 'a:solidFill':
      return isDark(fill)
    case 'a:gradFill':
      return childrenOf(child(fill, 'a:gsLst')).some(isDark)
    case 'a:pattFill':
      return isDark(child(fill, 'a:fgClr')) || isDark(child(fill, 'a:bgClr'))
    case 'a:grpFill':
      return isDark(child(child(group, 'wpg:grpSpPr'), 'a:solidFill'))
    // Nobody here sees what color a picture has.
    default:
      return fill?.name === 'a:blipFill'
  }
}

interface Box {
  x: number
  y: number
  width: number
  height: number
}

const boxOf = (xfrm: XmlElement | undefined, at: string, size: string): Box => ({
  x: Number(child(xfrm, at)?.attributes.x ?? 0),
  y: Number(child(xfrm, at)?.attributes.y ?? 0),
  width: Number(child(xfrm, size)?.attributes.cx ?? 0),
  height: Number(child(xfrm, size)?.attributes.cy ?? 0),
})

/** Where a shape or group stands in the group around it, as shares of that one's extent. */
export function shareOf(part: XmlElement, group: XmlElement | undefined): Box {
  const room = boxOf(child(child(group, 'wpg:grpSpPr'), 'a:xfrm'), 'a:chOff', 'a:chExt')
  if (room.width <= 0 || room.height <= 0) return WHOLE
  const properties = child(part, 'wps:spPr') ?? child(part, 'wpg:grpSpPr')
  const own = boxOf(child(properties, 'a:xfrm'), 'a:off', 'a:ext')
  return {
    x: (own.x - room.x) / room.width,
    y: (own.y - room.y) / room.height,
    width: own.width / room.width,
    height: own.height / room.height,
  }
}

export const isGroup = ({ name }: XmlElement): boolean => name === 'wpg:wgp' || name === 'wpg:grpSp'

/** Dark shapes of a drawing, as shares of its extent. */
function darkParts(holder: XmlElement | undefined, group?: XmlElement): Box[] {
  return childrenOf(holder).flatMap((part): Box[] => {
    if (part.name === 'wps:wsp') return isDarkShape(part, group) ? [shareOf(part, group)] : []
    if (part.name === 'pic:pic') return [WHOLE]
    return darkParts(part, isGroup(part) ? part : group)
  })
}
const WHOLE: Box = { x: 0, y: 0, width: 1, height: 1 }

/** Where the dark parts of an anchored drawing stand; what runs along in the text carries no other text. */
export function panelsOf(drawing: XmlElement, paragraph: number): Panel[] {
  const anchor = anchorOf(drawing)
  if (anchor === undefined) return []
  const graphic = child(child(drawing, 'wp:anchor'), 'a:graphic')
  return darkParts(child(graphic, 'a:graphicData')).map((part) => ({ paragraph, ...shareIn(anchor, part) }))
}

/** Where it is not said in points, it stays so: white text at a panel's height then gets the benefit. */
export const shareIn = (whole: Anchored, part: Box): Anchored => ({
  fromX: whole.fromX,
  fromY: whole.fromY,
  x: whole.x === null ? null : whole.x + part.x * whole.width,
  y: whole.y === null ? null : whole.y + part.y * whole.height,
  width: part.width * whole.width,
  height: part.height * whole.height,
})

/** The regions of a table's style that are painted: 'firstRow', 'firstCol' …, and '' for all of it. */
export const darkRegions = (styles: readonly XmlElement[]): Set<string> =>
  new Set(
    styles.flatMap((style) => [
      ...(isShaded(child(style, 'w:tblPr')) || isShaded(child(style, 'w:tcPr')) ? [''] : []),
      ...childrenOf(style)
        .filter((part) => part.name === 'w:tblStylePr' && isShaded(child(part, 'w:tcPr')))
        .map((part) => part.attributes['w:type'] ?? ''),
    ]),
  )

export const tableStyle = (table: XmlElement): string | undefined =>
  val(child(table, 'w:tblPr'), 'w:tblStyle')

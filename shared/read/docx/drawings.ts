import type { Anchored } from '../word/story.ts'
import { anchorOf } from './anchor.ts'
import { isDarkShape, isGroup, shareIn, shareOf } from './panels.ts'
import { child, childrenOf, type XmlElement } from './xml.ts'

// Text boxes and pictures hang on a run; mammoth drops the first or pours them into the paragraph.

export interface Drawings {
  boxes: {
    content: XmlElement
    frame: { x: number; width: number } | undefined
    anchor: Anchored | undefined
    dark: boolean
  }[]
  drawn: XmlElement[]
  images: { width: number; height: number }[]
  /** The relationships of what its pictures lead to. */
  links: string[]
}

const EMU = 12_700
const POINTS: Record<string, number> = { pt: 1, in: 72, cm: 28.35, mm: 2.835, px: 0.75 }

const emu = (value: string | undefined) => Number(value ?? 0) / EMU || 0

const VML = {
  width: /(?:^|;)\s*width:\s*(-?[\d.]{1,12})(pt|in|cm|mm|px)?/,
  height: /(?:^|;)\s*height:\s*(-?[\d.]{1,12})(pt|in|cm|mm|px)?/,
  'margin-left': /(?:^|;)\s*margin-left:\s*(-?[\d.]{1,12})(pt|in|cm|mm|px)?/,
  'margin-top': /(?:^|;)\s*margin-top:\s*(-?[\d.]{1,12})(pt|in|cm|mm|px)?/,
}
const IS_PLACED = /(?:^|;)\s*position:\s*absolute/
/** What the program is to align has no place of its own. */
const ALIGNED = /mso-position-(?:horizontal|vertical):(?:center|right|bottom|inside|outside)/
const FROM_PAGE = /(?:^|;)mso-position-horizontal-relative:page/
const FROM_TOP = /(?:^|;)mso-position-vertical-relative:(page|margin)/

function vmlAnchor(style: string): Anchored | undefined {
  if (!IS_PLACED.test(style) || ALIGNED.test(style)) return undefined
  const top = FROM_TOP.exec(style)?.[1]
  return {
    fromX: FROM_PAGE.test(style) ? 'page' : 'text',
    fromY: top === 'page' || top === 'margin' ? top : 'paragraph',
    x: vmlLength(style, 'margin-left'),
    y: vmlLength(style, 'margin-top'),
    width: vmlLength(style, 'width'),
    height: vmlLength(style, 'height'),
  }
}

function vmlLength(style: string, name: keyof typeof VML): number {
  const found = VML[name].exec(style)
  return found ? Number(found[1]) * (POINTS[found[2] ?? 'px'] ?? 1) : 0
}

/** Gathers what a drawing, a VML picture or an alternative of both holds. */
export function drawingsOf(holder: XmlElement, found: Drawings): void {
  if (holder.name === 'mc:AlternateContent') {
    const picked = child(holder, 'mc:Choice') ?? child(holder, 'mc:Fallback')
    for (const c of childrenOf(picked)) drawingsOf(c, found)
    return
  }
  if (holder.name !== 'w:drawing' && holder.name !== 'w:pict' && holder.name !== 'w:object') return
  const anchor = childrenOf(holder).find((c) => c.name === 'wp:anchor' || c.name === 'wp:inline')
  const extent = child(anchor, 'wp:extent')?.attributes
  const offset = child(child(anchor, 'wp:positionH'), 'wp:posOffset')?.children[0]
  let frame = extent && { x: emu(typeof offset === 'string' ? offset : '0'), width: emu(extent.cx) }
  let image = extent && { width: emu(extent.cx), height: emu(extent.cy) }
  let anchored = anchorOf(holder)
  found.drawn.push(holder)
  collect(holder, false)

  function collect(element: XmlElement, dark: boolean, group?: XmlElement): void {
    const style = element.name.startsWith('v:') ? element.attributes.style : undefined
    if (style && !anchor) {
      const width = vmlLength(style, 'width')
      frame = { x: vmlLength(style, 'margin-left'), width }
      image = { width, height: vmlLength(style, 'height') }
      anchored ??= vmlAnchor(style)
    }
    if (element.name === 'w:txbxContent') {
      found.boxes.push({ content: element, frame, anchor: anchored, dark })
      return
    }
    if (element.name === 'pic:pic' || element.name === 'v:imagedata')
      found.images.push(image ?? { width: 0, height: 0 })
    const { 'r:id': link } = element.attributes
    if (link && element.name === 'a:hlinkClick') found.links.push(link)
    if (element.name === 'mc:AlternateContent') {
      const picked = child(element, 'mc:Choice') ?? child(element, 'mc:Fallback')
      if (picked) collect(picked, dark, group)
      return
    }
    const painted = element.name === 'wps:wsp' || element.name.startsWith('v:') ? isDarkShape(element) : false
    const around = anchored
    // A shape counts from the group around it, and a group from the next one.
    if (anchored && group && (element.name === 'wps:wsp' || isGroup(element)))
      anchored = shareIn(anchored, shareOf(element, group))
    for (const c of childrenOf(element)) collect(c, dark || painted, isGroup(element) ? element : group)
    if (group) anchored = around
  }
}

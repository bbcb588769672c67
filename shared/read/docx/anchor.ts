import type { Anchored } from '../word/story.ts'
import { child, type XmlElement } from './xml.ts'

// Where a drawing stands on the page that hangs on a paragraph.

const EMU = 12_700

const FROM_Y: Record<string, Anchored['fromY']> = { page: 'page', margin: 'margin', topMargin: 'page' }
const FROM_X: Record<string, Anchored['fromX']> = { page: 'page', leftMargin: 'page' }

const points = (value: unknown): number => Number(value ?? 0) / EMU || 0

/** In points; null where the file leaves it to the program to align. Nothing for what runs along in the text. */
export function anchorOf(drawing: XmlElement): Anchored | undefined {
  const anchor = drawing.name === 'w:drawing' ? child(drawing, 'wp:anchor') : undefined
  const extent = child(anchor, 'wp:extent')?.attributes
  if (anchor === undefined || extent === undefined) return undefined
  const [across, down] = [child(anchor, 'wp:positionH'), child(anchor, 'wp:positionV')]
  const offset = (position: XmlElement | undefined, start: string): number | null => {
    const aligned = child(position, 'wp:align')?.children[0]
    return aligned === undefined || aligned === start
      ? points(child(position, 'wp:posOffset')?.children[0])
      : null
  }
  return {
    fromX: FROM_X[across?.attributes.relativeFrom ?? ''] ?? 'text',
    fromY: FROM_Y[down?.attributes.relativeFrom ?? ''] ?? 'paragraph',
    x: offset(across, 'left'),
    y: offset(down, 'top'),
    width: points(extent.cx),
    height: points(extent.cy),
  }
}

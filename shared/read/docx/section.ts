import { A4, type WordSection } from '../word/story.ts'
import { child, val, type XmlElement } from './xml.ts'

const TWIPS = 20

/** Page size, margins and columns as a section says them; what it leaves open is as on A4. */
export function readSection(properties: XmlElement): WordSection {
  const length = (element: string, attribute: string, otherwise: number) => {
    const value = Number(child(properties, element)?.attributes[attribute])
    return Number.isFinite(value) ? Math.abs(value) / TWIPS : otherwise
  }
  const columns = Number(child(properties, 'w:cols')?.attributes['w:num'] ?? 1)
  return {
    pageWidth: length('w:pgSz', 'w:w', A4.pageWidth),
    pageHeight: length('w:pgSz', 'w:h', A4.pageHeight),
    margins: {
      top: length('w:pgMar', 'w:top', A4.margins.top),
      right: length('w:pgMar', 'w:right', A4.margins.right),
      bottom: length('w:pgMar', 'w:bottom', A4.margins.bottom),
      left: length('w:pgMar', 'w:left', A4.margins.left),
    },
    columns: columns >= 1 && columns <= 10 ? Math.floor(columns) : 1,
    newPage: !['continuous', 'nextColumn'].includes(val(properties, 'w:type') ?? 'nextPage'),
    columnGap: length('w:cols', 'w:space', A4.columnGap),
  }
}

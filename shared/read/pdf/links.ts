import type { PDFDocumentProxy } from 'pdfjs-dist'
import type { PdfEngine } from './engine.ts'
import { boundsOf, type Matrix } from './matrix.ts'

export interface LinkArea {
  url: string
  x0: number
  y0: number
  x1: number
  y1: number
}

interface Annotation {
  url?: string
  unsafeUrl?: string
  rect?: number[]
  annotationFlags?: number
  /** Null where they are wrong: a viewer follows no such link. */
  quadPoints?: unknown
}

const FOLLOWED = /^(?:https?|mailto|tel):/i
const MAX_LINKS = 500
/** ISO 32000-1, table 165: invisible, hidden, no view. */
const UNSEEN = 1 | 2 | 32

/**
 * Link annotations that lead out of the file, page by page. pdf.js drops what is no absolute address; people write
 * `www.…` and `github.com/…`. Asked for by their type: with `page.getAnnotations` pdf.js would also put the text of the whole
 * page together, once more, to tell what each link lies on.
 */
export const linksOfPages = (engine: PdfEngine, pdf: PDFDocumentProxy) => {
  const types = new Set([engine.pdfjs.AnnotationType.LINK])
  const others = new Set(Array.from({ length: pdf.numPages }, (_, at) => at))
  return async (number: number, top: Matrix): Promise<LinkArea[]> => {
    others.delete(number - 1)
    const links: Annotation[] = (await pdf.getAnnotationsByType(types, others)) ?? []
    others.add(number - 1)
    return links
      .filter(({ annotationFlags = 0, quadPoints }) => !(annotationFlags & UNSEEN) && quadPoints !== null)
      .flatMap((link) => areaOf(link, top))
      .slice(0, MAX_LINKS)
  }
}

const areaOf = ({ url, unsafeUrl, rect }: Annotation, top: Matrix): LinkArea[] => {
  const target = (url ?? unsafeUrl ?? '').trim()
  if (!rect || !target || (!FOLLOWED.test(target) && !/^[\w.-]+\.[a-z]{2,}(?:\/|$)/i.test(target))) return []
  return [{ url: target, ...boundsOf(top, rect) }]
}

export const linkAt =
  (areas: LinkArea[]) =>
  (x: number, y: number): string | undefined => {
    for (const area of areas)
      if (x >= area.x0 - 0.5 && x <= area.x1 + 0.5 && y >= area.y0 - 1 && y <= area.y1 + 1) return area.url
    return undefined
  }

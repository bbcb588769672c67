import type { PDFPageProxy } from 'pdfjs-dist'
import { apply, type Matrix } from './matrix.ts'

export interface LinkArea {
  url: string
  x0: number
  y0: number
  x1: number
  y1: number
}

interface Annotation {
  subtype?: string
  url?: string
  unsafeUrl?: string
  rect?: number[]
}

const FOLLOWED = /^(?:https?|mailto|tel):/i
const MAX_LINKS = 500

/** Link annotations that lead out of the file. pdf.js drops what is no absolute address; people write `www.…` and `github.com/…`. */
export const linksOfPage = async (page: PDFPageProxy, top: Matrix): Promise<LinkArea[]> => {
  const annotations = (await page.getAnnotations({ intent: 'display' })) as Annotation[]
  const areas: LinkArea[] = []
  for (const { subtype, url, unsafeUrl, rect } of annotations) {
    if (subtype !== 'Link' || !rect || areas.length >= MAX_LINKS) continue
    const target = (url ?? unsafeUrl ?? '').trim()
    if (!target || (!FOLLOWED.test(target) && !/^[\w.-]+\.[a-z]{2,}(?:\/|$)/i.test(target))) continue
    const [ax, ay] = apply(top, rect[0]!, rect[1]!)
    const [bx, by] = apply(top, rect[2]!, rect[3]!)
    areas.push({
      url: target,
      x0: Math.min(ax, bx),
      y0: Math.min(ay, by),
      x1: Math.max(ax, bx),
      y1: Math.max(ay, by),
    })
  }
  return areas
}

export const linkAt =
  (areas: LinkArea[]) =>
  (x: number, y: number): string | undefined => {
    for (const area of areas)
      if (x >= area.x0 - 0.5 && x <= area.x1 + 0.5 && y >= area.y0 - 1 && y <= area.y1 + 1) return area.url
    return undefined
  }

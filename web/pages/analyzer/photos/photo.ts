import type { PhotoEdit } from '#shared/read/ocr/page-photo.ts'
import type { Corners } from '#shared/read/ocr/perspective.ts'

/** A photograph of a page, with what was done to it; corners are shares of its sides. */
export interface Photo extends PhotoEdit {
  id: string
  file: Blob
  name: string
  /** Of the browser, for showing it. */
  url: string
  corners: Corners
}

const WHOLE: Corners = [
  { x: 0, y: 0 },
  { x: 1, y: 0 },
  { x: 1, y: 1 },
  { x: 0, y: 1 },
]

export const photoOf = (file: File): Photo => ({
  id: crypto.randomUUID(),
  file,
  name: file.name,
  url: URL.createObjectURL(file),
  corners: WHOLE,
  turned: 0,
  contrast: true,
})

export const isWhole = (corners: Corners): boolean =>
  WHOLE.every(({ x, y }, at) => x === corners[at]?.x && y === corners[at]?.y)

/** Of one page its own name, of several that of the first. */
export const nameOfPages = ([first]: Photo[]): string =>
  `${(first?.name ?? '').replace(/\.[^.]+$/, '') || 'resume'}.pdf`

import type { Document, Line, Run } from '#shared/schema/document.ts'
import type { Resume } from '#shared/schema/resume.ts'

// A page of Arabic or Hebrew begins at the right: in a mirror it is indented, and broken by its width, as others are.

const turned = <T extends { x: number; width: number }>(one: T, width: number): T => ({
  ...one,
  x: width - one.x - one.width,
})

export const runInMirror = (run: Run, width: number): Run => turned(run, width)

export const lineInMirror = (line: Line, width: number): Line => ({
  ...turned(line, width),
  runs: line.runs.map((run) => turned(run, width)),
})

export const fromTheLeft = (document: Document): Document =>
  document.pages.some(({ fromRight }) => fromRight)
    ? {
        ...document,
        pages: document.pages.map((page) =>
          page.fromRight
            ? { ...page, lines: page.lines.map((line) => lineInMirror(line, page.width)) }
            : page,
        ),
      }
    : document

/** Where they are on the page itself. */
export const placesOnPages = (places: Resume['places'], { pages }: Document): Resume['places'] => {
  const widths = new Map(
    pages.flatMap(({ number, width, fromRight }) => (fromRight ? [[number, width]] : [])),
  )
  if (widths.size === 0) return places
  return Object.fromEntries(
    Object.entries(places).map(([path, place]) => {
      const width = widths.get(place.page)
      return [path, width && place.box ? { ...place, box: turned(place.box, width) } : place]
    }),
  )
}

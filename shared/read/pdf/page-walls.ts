import { leastOf, mostOf } from '#shared/structure/extent.ts'
import { arrange, type White } from '#shared/structure/layout/arrange.ts'
import { meet } from '#shared/structure/layout/over-pages.ts'
import type { Segment } from '#shared/structure/layout/segment.ts'
import type { Paint } from './paints.ts'
import type { ReadPage } from './pdf.ts'

// What else than white says where the columns of a page part: a band painted at its side, and the columns of other pages.

/** Of the page's width and height; points. */
const BAND = { narrowest: 0.15, widest: 0.5, height: 0.6, near: 4 } as const

/** The inner edges of the bands that are painted along a side of the page, of one shape or of several under each other. */
export const paintedWalls = (paints: readonly Paint[], width: number, height: number): White[] => {
  const bands = new Map<number, { from: number; to: number }[]>()
  for (const { x0, x1, y0, y1, colour, image } of paints) {
    const share = (Math.min(x1, width) - Math.max(x0, 0)) / width
    if (image || colour === '#ffffff' || share < BAND.narrowest || share > BAND.widest) continue
    const edge = x0 < BAND.narrowest * width ? x1 : x1 > (1 - BAND.narrowest) * width ? x0 : undefined
    if (edge === undefined) continue
    const known = [...bands.keys()].find((one) => Math.abs(one - edge) < BAND.near) ?? edge
    bands.set(known, [...(bands.get(known) ?? []), { from: Math.max(0, y0), to: Math.min(height, y1) }])
  }
  return [...bands].flatMap(([edge, parts]) =>
    covered(parts) > BAND.height * height ? [{ x0: edge - BAND.near, x1: edge + BAND.near }] : [],
  )
}

const covered = (parts: { from: number; to: number }[]): number => {
  let sum = 0
  let foot = 0
  for (const { from, to } of parts.sort((a, b) => a.from - b.from)) {
    sum += Math.max(0, to - Math.max(from, foot))
    foot = Math.max(foot, to)
  }
  return sum
}

type Arranged = Pick<ReadPage, 'blocks' | 'segments'>

/** Pages that were read in rows, though others have two columns and the white between these runs through them too. */
export const partAlike = (pages: readonly Arranged[]): void => {
  const gutters = pages.map(mainGutters)
  for (const [at, page] of pages.entries()) {
    const walls = gutters.filter((_, other) => other !== at).flat()
    const isParted = page.blocks.some(({ gutter }) => gutter && walls.some((wall) => meet(wall, gutter)))
    if (walls.length > 0 && !isParted)
      page.blocks = arrange(
        page.segments.filter((segment) => !segment.hidden),
        walls,
      )
  }
}

/** Of a page's height, what its columns take at least; lines of either. */
const MAIN = { height: 0.5, lines: 8 } as const

const mainGutters = ({ blocks, segments }: Arranged): White[] =>
  blocks.flatMap(({ side, gutter, lines }, at) => {
    const right = blocks[at + 1]
    if (side !== 'left' || right?.side !== 'right' || !gutter) return []
    const height = heightOf([...lines, ...right.lines].flatMap((line) => line.segments))
    const areMain = height > MAIN.height * heightOf(segments)
    return areMain && lines.length > MAIN.lines && right.lines.length > MAIN.lines ? [gutter] : []
  })

const heightOf = (segments: Segment[]): number =>
  mostOf(segments.map(({ y1 }) => y1)) - leastOf(segments.map(({ y0 }) => y0))

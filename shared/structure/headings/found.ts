import type { SectionKind } from '#shared/schema/resume.ts'

export interface FoundHeading {
  at: number
  kind: SectionKind
  heading: string
  /** What stood on the heading's own line behind it. */
  rest: string
  /** The last of its lines, where it takes several. */
  last?: number
  /** What stood behind it on each of its further lines, where something did. */
  rests?: string[]
  /** It heads a part of the section above it. */
  part?: true
}

import type { SectionKind } from '#shared/schema/resume.ts'

export interface FoundHeading {
  at: number
  kind: SectionKind
  heading: string
  /** What stood on the heading's own line behind it. */
  rest: string
  /** The last of its lines, where it takes several. */
  last?: number
  /** It heads a part of the section above it. */
  part?: true
}

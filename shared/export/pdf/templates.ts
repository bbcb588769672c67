import type { TemplateName } from '#shared/schema/draft.ts'
import type { BlockKind } from '../outline.ts'
import type { Cut, FaceName } from './families.ts'

// How each template sets each kind of block. Sizes and gaps are multiples of the body size, so that the person's
// font size and spacing scale the whole page.

export type Ink = 'ink' | 'soft' | 'accent'

export interface BlockStyle {
  face: FaceName
  size: number
  /** Line height, in multiples of the block's own size. */
  leading: number
  ink: Ink
  before: number
  after: number
  align?: 'center'
  upper?: boolean
  /** Letter spacing in em: below 0.08, or extractors see gaps. */
  tracking?: number
  indent?: number
}

/** A second column beside the sections that tell what somebody did. */
export interface Sidebar {
  side: 'left' | 'right'
  /** Of the width between the margins. */
  share: number
  /** Between the columns, in multiples of the body size. */
  gap: number
  /** Behind it, as a share of the accent; none is a hairline between the columns. */
  tint?: number
}

export interface Template {
  faces: Record<FaceName, Cut>
  /** Evens out how large the families look at the same size. */
  optical: number
  margin: { x: number; top: number; foot: number }
  ink: string
  soft: string
  styles: Record<BlockKind, BlockStyle>
  right: { face: FaceName; ink: Ink; size: number }
  bullet: { indent: number; ink: Ink; size: number; face: FaceName }
  /** Between the head and the first section. */
  headGap: number
  entryGap: number
  /** Between positions under one employer. */
  positionGap: number
  /** A band of tint behind the head, from the top of the first page. */
  headBand?: number
  /** A line under the head, in points. */
  headRule?: number
  headingRule?: { thickness: number; ink: 'accent' | 'soft'; gap: number }
  /** A short bar of accent before each heading. */
  headingBar?: boolean
  /** A bar beside a title, between two shares of the width; its height in multiples of the body size. */
  meter?: { from: number; to: number; height: number }
  /** A dot in the margin at each entry, joined by a hairline. */
  rail?: boolean
  /** A column to the left of all entries, in multiples of the body size, with their dates or the headings. */
  gutter?: { of: 'dates' | 'headings'; width: number }
  sidebar?: Sidebar
  /** At the right of the head: its height, and the room beside it, in multiples of the body size. */
  photo?: { height: number; gap: number }
  /** The name and the page's number at the foot of each of several pages. */
  numbered?: boolean
}

/** What is said of a template where it is chosen, and what older apps show instead. */
export interface Listed {
  /** The lowest stands first. */
  place: number
  /** For apps that know only these three. */
  template: TemplateName
  name: string
  note: string
  /** It has a second column, and sections may be moved between the two. */
  columns?: true
}

import type { Glyph } from './glyphs.ts'

export interface Sign {
  glyph: Glyph
  text: string
  /** Advance of the blank glyph in front of it, 0 where there is none. */
  blank: number
}

export interface Piece {
  signs: Sign[]
  blankBefore: boolean[]
  /** Drawn right before it. */
  icon: Glyph | undefined
  /** Set in letter-spaced print or on a stretched line, whose gaps mean less. */
  spaced: boolean
  doubled: boolean
}

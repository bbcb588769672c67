/** Bounds that keep a hostile file from taking the tab or the server down. A resume comes nowhere near them. */
export const LIMITS = {
  /** A thesis with a curriculum at its end still fits; what follows is reported as skipped. */
  pages: 200,
  /** Glyphs over the whole document: about 400 dense pages. */
  glyphs: 1_500_000,
  glyphsPerPage: 120_000,
  /** Drawing operations of one page; maps and plots reach 10⁶. */
  operatorsPerPage: 2_000_000,
  /** What the parts of a DOCX may unpack to. */
  unpackedBytes: 60_000_000,
  zipEntries: 5_000,
  lines: 40_000,
} as const

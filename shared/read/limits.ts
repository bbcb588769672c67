/** Bounds that keep a hostile file from taking the tab or the server down. A resume comes nowhere near them. */
export const LIMITS = {
  /** A thesis with a curriculum at its end still fits; what follows is reported as skipped. */
  pages: 200,
  /** A file of more pages is refused: it is a library, or an attack. */
  pagesOpened: 2000,
  /** Glyphs over the whole document: about 400 dense pages. */
  glyphs: 1_500_000,
  glyphsPerPage: 120_000,
  /** Drawing operations of a document; maps and plots reach 10⁶. */
  operators: 2_000_000,
  /** Paths drawn: each costs pdf.js a kilobyte and a half. A resume whose every letter is an outline has five thousand. */
  paths: 150_000,
  /** States of drawing saved and not restored; each makes pdf.js slower by as much as all before it. */
  savedStates: 5_000,
  /** What the parts of a DOCX may unpack to. */
  unpackedBytes: 60_000_000,
  /** Pages that are pictures; each takes seconds. */
  recognizedPages: 20,
  /** Of one picture: a page at 600 dpi has 35 million. */
  picturePixels: 64_000_000,
  zipEntries: 5_000,
  lines: 40_000,
} as const

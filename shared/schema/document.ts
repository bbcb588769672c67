import { z } from 'zod'

// What `read` makes of a file: pages of lines, and facts about the file that only its bytes can tell.
// Lengths are PDF points; the origin is the top left corner of the page as a person sees it.

const fileKind = z.enum(['pdf', 'docx', 'doc', 'draft', 'picture'])
export type FileKind = z.infer<typeof fileKind>

/** What a file named .doc or .docx may really be. */
const otherFormat = z.enum(['html', 'odt', 'rtf', 'word-xml'])
export type OtherFormat = z.infer<typeof otherFormat>

export const box = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() })

const run = z.object({
  text: z.string(),
  x: z.number(),
  y: z.number(),
  width: z.number(),
  height: z.number(),
  size: z.number(),
  font: z.string(),
  bold: z.boolean(),
  italic: z.boolean(),
  link: z.string().optional(),
  /** Why a person would not see it: 'white', 'tiny', 'off-page', 'invisible', 'hidden'. */
  hidden: z.string().optional(),
  /** From 0 to 1, where the text was recognized in a picture. */
  confidence: z.number().optional(),
  /** 90, 180 or 270 where the text is turned. */
  rotated: z.number().optional(),
})
export type Run = z.infer<typeof run>

const linePart = z.enum(['body', 'header', 'footer', 'textbox', 'table', 'footnote'])

const line = z.object({
  text: z.string(),
  /** 1-based, over the whole document in reading order; this is the number people see. */
  number: z.number().int(),
  page: z.number().int(),
  column: z.number().int(),
  part: linePart,
  x: z.number(),
  y: z.number(),
  width: z.number(),
  height: z.number(),
  size: z.number(),
  bold: z.boolean(),
  /** A list bullet or list numbering stood in front of the text (and is not part of it). */
  bullet: z.string().optional(),
  /** DOCX and DOC: the style's name, and outline level where it is a heading style. */
  style: z.string().optional(),
  outline: z.number().int().optional(),
  /** It stands alone between two rules, or on a band. */
  framed: z.literal(true).optional(),
  /** Table cell address, where the line stands in a table. */
  cell: z.object({ table: z.number(), row: z.number(), column: z.number() }).optional(),
  runs: z.array(run),
})
export type Line = z.infer<typeof line>

const page = z.object({
  number: z.number().int(),
  width: z.number(),
  height: z.number(),
  /** Degrees clockwise beyond what the file says, where a person would have to turn the page to read it. */
  turned: z.number().int().optional(),
  /** Degrees by which the print of a picture was tilted clockwise; the lines' places are those of the page set straight. */
  tilt: z.number().optional(),
  /** It begins at the right, as Arabic and Hebrew do. */
  fromRight: z.literal(true).optional(),
  lines: z.array(line),
})
export type Page = z.infer<typeof page>

export const warning = z.object({ code: z.string(), message: z.string() })

/** A line a fact points at. */
const spot = z.object({ page: z.number().int(), line: z.number().int().optional(), text: z.string() })
export type Spot = z.infer<typeof spot>

/** What was recognized in pictures of pages. */
const recognizedFacts = z.object({
  /** Their numbers. */
  pages: z.array(z.number().int()),
  /** The mean over the letters, from 0 to 1. */
  confidence: z.number(),
  /** Words we are not sure of. */
  unsure: z.array(
    spot.extend({
      confidence: z.number(),
      /** Which of its line's runs it is, from 0; facts that were kept earlier do not say. */
      run: z.number().int().optional(),
    }),
  ),
})
export type RecognizedFacts = z.infer<typeof recognizedFacts>

/** The compact facts of a Document that scoring needs: kept and synced when the file itself is not. */
export const documentFacts = z.object({
  kind: fileKind,
  /** Set where the file is another thing than its name says. */
  format: otherFormat.optional(),
  fileName: z.string(),
  fileSize: z.number().int(),
  pages: z.number().int(),
  columns: z.number().int(),
  words: z.number().int(),
  /** False for a scan: no text at all, or only an OCR layer's absence. */
  textLayer: z.boolean(),
  /** Glyphs without a Unicode meaning: private use, replacement characters, unmapped. */
  /** Set where pages are pictures whose text we recognized. */
  recognized: recognizedFacts.optional(),
  /** Pages that are pictures, with the text that machines read in a layer nobody sees. */
  layeredPages: z.number().int().optional(),
  /** Set where a PDF paints nothing at all. */
  blank: z.literal(true).optional(),
  undecodableGlyphs: z.number().int(),
  iconGlyphs: z.number().int(),
  tables: z.number().int(),
  tableLines: z.number().int(),
  textBoxes: z.number().int(),
  images: z.number().int(),
  /** Images large enough to hold text or a portrait. */
  largeImages: z.number().int(),
  portrait: z.boolean(),
  /** Contact details that stand only in the header or footer part of the file. */
  headerFooterContact: z.array(spot),
  hiddenText: z.array(spot.extend({ reason: z.string() })),
  fonts: z.array(z.object({ family: z.string(), size: z.number(), chars: z.number().int() })),
  bodySize: z.number(),
  pageWidth: z.number(),
  pageHeight: z.number(),
  margins: z.object({ top: z.number(), right: z.number(), bottom: z.number(), left: z.number() }),
  bulletStyles: z.array(z.object({ glyph: z.string(), count: z.number().int() })),
  /** Where a naive top-to-bottom, left-to-right extraction of the page scrambles the text: a sample of it. */
  naiveOrder: z.object({ scrambled: z.boolean(), sample: z.string() }),
  longCapitals: z.array(spot),
  doubleSpaces: z.array(spot),
  blankRuns: z.number().int(),
  bulletsSplitOverPages: z.array(spot),
  headingsAtPageFoot: z.array(spot),
  straightQuotes: z.number().int(),
  curlyQuotes: z.number().int(),
  linkMismatches: z.array(spot.extend({ target: z.string() })),
  title: z.string(),
  language: z.string(),
  tagged: z.boolean(),
  encrypted: z.boolean(),
})
export type DocumentFacts = z.infer<typeof documentFacts>

/** Before anything is known. */
export const emptyFacts = (kind: FileKind, fileName: string, fileSize: number): DocumentFacts => ({
  kind,
  fileName,
  fileSize,
  pages: 0,
  columns: 1,
  words: 0,
  textLayer: true,
  undecodableGlyphs: 0,
  iconGlyphs: 0,
  tables: 0,
  tableLines: 0,
  textBoxes: 0,
  images: 0,
  largeImages: 0,
  portrait: false,
  headerFooterContact: [],
  hiddenText: [],
  fonts: [],
  bodySize: 0,
  pageWidth: 0,
  pageHeight: 0,
  margins: { top: 0, right: 0, bottom: 0, left: 0 },
  bulletStyles: [],
  naiveOrder: { scrambled: false, sample: '' },
  longCapitals: [],
  doubleSpaces: [],
  blankRuns: 0,
  bulletsSplitOverPages: [],
  headingsAtPageFoot: [],
  straightQuotes: 0,
  curlyQuotes: 0,
  linkMismatches: [],
  title: '',
  language: '',
  tagged: false,
  encrypted: false,
})

/** A link of the file, with the text it lies on; '' where it lies on a picture or on nothing. */
const documentLink = z.object({ url: z.string(), text: z.string(), page: z.number().int() })
export type DocumentLink = z.infer<typeof documentLink>

const document = z.object({
  kind: fileKind,
  pages: z.array(page),
  /** Links that a run does not carry (PDF annotations beside the text) are here too. */
  links: z.array(documentLink).optional(),
  /** Numbers of pages that are pictures and were not recognized. */
  unrecognized: z.array(z.number().int()).optional(),
  /** `García Márquez, Ana`: where the file names its author so, it says which of the names is which. */
  author: z.string().optional(),
  /** Titles in a PDF's panel, as they were typed. */
  bookmarks: z.array(z.string()).optional(),
  /** What the file itself calls the places in it (a PDF's named destinations, Word's bookmarks), with the text there. */
  anchors: z.array(z.object({ text: z.string(), name: z.string() })).optional(),
  columns: z.number().int(),
  words: z.number().int(),
  facts: documentFacts,
  warnings: z.array(warning),
})
export type Document = z.infer<typeof document>

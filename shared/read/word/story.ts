import type { Line } from '#shared/schema/document.ts'

// What both Word formats are read into before they are laid out: paragraphs in reading order.

/** Characters inside a run's text that move the pen; '\t' is the tab. */
export const LINE_BREAK = '\n'
export const PAGE_BREAK = '\f'
export const COLUMN_BREAK = '\v'
/** Where a picture stands between words: `name@example.org☎0123` are two things on paper. Nobody types this blank twice. */
export const PICTURE_BLANK = '\u2002'

export interface WordRun {
  text: string
  font: string
  size: number
  bold: boolean
  italic: boolean
  link?: string
  hidden?: 'hidden' | 'white' | 'tiny'
}

export interface TabStop {
  at: number
  align: 'left' | 'center' | 'right'
}

export interface WordParagraph {
  runs: WordRun[]
  part: Line['part']
  section: number
  style?: string | undefined
  /** The name of the bookmark it is in, which links lead to. */
  anchor?: string | undefined
  /** 1 for the highest heading. */
  outline?: number | undefined
  bullet?: string | undefined
  cell?: Line['cell']
  /** Where the cell or text box stands in the text's width, where that is known. */
  frame?: { x: number; width: number } | undefined
  box?: PlacedBox | undefined
  indent: number
  firstIndent: number
  align: 'left' | 'center' | 'right'
  tabs: TabStop[]
  before: number
  after: number
  pageBreakBefore: boolean
}

export interface WordSection {
  pageWidth: number
  pageHeight: number
  margins: { top: number; right: number; bottom: number; left: number }
  columns: number
  columnGap: number
  /** Begins on a new page. */
  newPage: boolean
}

/** Where a shape stands on the page, in points; null where the file leaves the place to the program. */
export interface Anchored {
  fromX: 'page' | 'text'
  fromY: 'page' | 'margin' | 'paragraph'
  x: number | null
  y: number | null
  width: number
  height: number
}

/** A dark shape on the page. */
export interface Panel extends Anchored {
  /** The paragraph it is anchored to. */
  paragraph: number
}

/** A text box whose place is given, and the paragraph it is anchored to. */
export type PlacedBox = Pick<Panel, 'paragraph' | 'fromX' | 'fromY' | 'width'> & {
  id: number
  x: number
  y: number
}

export interface WordStory {
  paragraphs: WordParagraph[]
  panels?: Panel[]
  sections: WordSection[]
  tables: number
  textBoxes: number
  /** In points, as shown on the page. */
  images: { width: number; height: number }[]
  title: string
  author?: string
  language: string
  /** As the program that wrote the file counted them; 0 where it did not. */
  pages: number
  words: number
}

export const A4: WordSection = {
  pageWidth: 595.3,
  pageHeight: 841.9,
  margins: { top: 72, right: 72, bottom: 72, left: 72 },
  columns: 1,
  columnGap: 36,
  newPage: false,
}

import { A4, type WordSection } from '../word/story.ts'

// Page size, margins and columns, of the whole document and of a section.

const TWIPS = 20

/** Word's own defaults: Letter, an inch above and below, 1.25 inches left and right. */
export const FIRST_SECTION: WordSection = {
  ...A4,
  pageWidth: 612,
  pageHeight: 792,
  margins: { top: 72, right: 90, bottom: 72, left: 90 },
  newPage: true,
}

const margin =
  (side: keyof WordSection['margins']) =>
  (section: WordSection, value: number): void => {
    section.margins = { ...section.margins, [side]: Math.abs(value) / TWIPS }
  }
const width = (section: WordSection, value: number): void => {
  section.pageWidth = Math.abs(value) / TWIPS || section.pageWidth
}
const height = (section: WordSection, value: number): void => {
  section.pageHeight = Math.abs(value) / TWIPS || section.pageHeight
}
const begins =
  (newPage: boolean) =>
  (section: WordSection): void => {
    section.newPage = newPage
  }

export const PAGE_WORDS: Record<string, (section: WordSection, value: number) => void> = {
  cols: (section, value) => {
    section.columns = Math.min(Math.max(value, 1), 10)
  },
  colsx: (section, value) => {
    section.columnGap = Math.abs(value) / TWIPS
  },
  margb: margin('bottom'),
  margbsxn: margin('bottom'),
  margl: margin('left'),
  marglsxn: margin('left'),
  margr: margin('right'),
  margrsxn: margin('right'),
  margt: margin('top'),
  margtsxn: margin('top'),
  paperh: height,
  paperw: width,
  pghsxn: height,
  pgwsxn: width,
  sbkcol: begins(false),
  sbknone: begins(false),
  sbkpage: begins(true),
  sectd: (section) => {
    Object.assign(section, { columns: 1, columnGap: A4.columnGap, newPage: true })
  },
}

import { keysOf, recordOf } from '#shared/records.ts'
import type { TemplateName } from '#shared/schema/draft.ts'
import type { BlockKind } from '../outline.ts'

// The three templates as Word styles. Fonts are ones that Word, Pages and LibreOffice all have or replace by their
// own metric twins; nothing is embedded, so that whoever receives the file can edit it.

export interface ParagraphLook {
  /** The style's name as Word shows it; the built-in names are what makes a heading a heading. */
  name: string
  id: string
  /** In multiples of the body size. */
  size: number
  before: number
  after: number
  bold?: boolean
  italic?: boolean
  caps?: boolean
  center?: boolean
  ink?: 'accent' | 'soft'
  /** 0 is the highest. */
  outline?: number
  keepNext?: boolean
  ruled?: 'accent' | 'ink'
}

export interface DocxLook {
  font: string
  displayFont: string
  /** Evens out how large the fonts look at the same size. */
  optical: number
  margin: { x: number; y: number }
  ink: string
  soft: string
  line: number
  entryGap: number
  styles: Record<BlockKind, ParagraphLook>
}

const named: Record<BlockKind, Pick<ParagraphLook, 'name' | 'id' | 'outline' | 'keepNext'>> = {
  name: { name: 'Title', id: 'Title', keepNext: true },
  headline: { name: 'Subtitle', id: 'Subtitle', keepNext: true },
  contact: { name: 'Contact', id: 'Contact' },
  heading: { name: 'heading 1', id: 'Heading1', outline: 0, keepNext: true },
  title: { name: 'heading 2', id: 'Heading2', outline: 1, keepNext: true },
  subtitle: { name: 'Entry Detail', id: 'EntryDetail', keepNext: true },
  paragraph: { name: 'Body Text', id: 'BodyText' },
  bullet: { name: 'List Bullet', id: 'ListBullet' },
}

type Look = Omit<ParagraphLook, 'name' | 'id' | 'outline' | 'keepNext'>

function stylesOf(looks: Record<BlockKind, Look>): Record<BlockKind, ParagraphLook> {
  return recordOf(keysOf(named), (kind) => ({ ...looks[kind], ...named[kind] }))
}

export const docxLooks: Record<TemplateName, DocxLook> = {
  modern: {
    font: 'Arial',
    displayFont: 'Arial',
    optical: 0.95,
    margin: { x: 54, y: 50 },
    ink: '1A1A1E',
    soft: '56545E',
    line: 1.18,
    entryGap: 0.8,
    styles: stylesOf({
      name: { size: 2.4, before: 0, after: 0.1, bold: true },
      headline: { size: 1.18, before: 0, after: 0.3, bold: true, ink: 'accent' },
      contact: { size: 0.93, before: 0, after: 0.2, ink: 'soft' },
      heading: {
        size: 0.97,
        before: 1.4,
        after: 0.5,
        bold: true,
        caps: true,
        ink: 'accent',
        ruled: 'accent',
      },
      title: { size: 1.05, before: 0.2, after: 0.05, bold: true },
      subtitle: { size: 1, before: 0, after: 0.2, ink: 'soft' },
      paragraph: { size: 1, before: 0, after: 0.2 },
      bullet: { size: 1, before: 0, after: 0.15 },
    }),
  },
  classic: {
    font: 'Times New Roman',
    displayFont: 'Times New Roman',
    optical: 1.08,
    margin: { x: 60, y: 54 },
    ink: '111111',
    soft: '444444',
    line: 1.12,
    entryGap: 0.65,
    styles: stylesOf({
      name: { size: 2.1, before: 0, after: 0.1, bold: true, center: true },
      headline: { size: 1.15, before: 0, after: 0.15, italic: true, center: true, ink: 'soft' },
      contact: { size: 0.95, before: 0, after: 0.3, center: true, ruled: 'ink' },
      heading: { size: 1.14, before: 1.2, after: 0.45, bold: true, caps: true, ruled: 'accent' },
      title: { size: 1.03, before: 0.15, after: 0.05, bold: true },
      subtitle: { size: 1, before: 0, after: 0.15, italic: true },
      paragraph: { size: 1, before: 0, after: 0.15 },
      bullet: { size: 1, before: 0, after: 0.1 },
    }),
  },
  creative: {
    font: 'Calibri',
    displayFont: 'Georgia',
    optical: 1.06,
    margin: { x: 62, y: 52 },
    ink: '22212A',
    soft: '5B5866',
    line: 1.12,
    entryGap: 0.75,
    styles: stylesOf({
      name: { size: 2.8, before: 0, after: 0.1, bold: true, ink: 'accent' },
      headline: { size: 1.3, before: 0, after: 0.3, italic: true },
      contact: { size: 0.97, before: 0, after: 0.5, ruled: 'accent' },
      heading: { size: 1.4, before: 1.1, after: 0.35, bold: true, ink: 'accent' },
      title: { size: 1.1, before: 0.2, after: 0.05, bold: true },
      subtitle: { size: 1, before: 0, after: 0.15, italic: true, ink: 'soft' },
      paragraph: { size: 1, before: 0, after: 0.15 },
      bullet: { size: 1, before: 0, after: 0.1 },
    }),
  },
}

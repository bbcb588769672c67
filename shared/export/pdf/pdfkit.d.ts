// The parts of pdfkit and fontkit that we call. Their published types bring Node's globals with them, which
// nothing in `shared` may see.
declare module 'fontkit' {
  /** Of the tables of an OpenType font that choose glyphs and move them. */
  interface LayoutTable {
    readonly featureList: readonly { readonly feature: { lookupListIndexes: number[] } }[]
  }
  export interface Glyph {
    readonly id: number
    readonly codePoints: number[]
    readonly advanceWidth: number
  }
  export interface Subset {
    readonly glyphs: number[]
    readonly mapping: Record<number, number>
    includeGlyph(id: number): number
  }
  export interface Font {
    readonly GSUB?: LayoutTable
    readonly GPOS?: LayoutTable
    readonly unitsPerEm: number
    readonly ascent: number
    readonly descent: number
    readonly capHeight: number
    readonly xHeight: number
    readonly characterSet: number[]
    getGlyph(id: number, codePoints?: number[]): Glyph
    hasGlyphForCodePoint(codePoint: number): boolean
    layout(text: string, features?: string[]): { glyphs: Glyph[]; advanceWidth: number }
    createSubset(): Subset
  }
  export function create(bytes: Uint8Array): Font
}

declare module 'pdfkit' {
  import type { Font } from 'fontkit'

  export interface StructureContent {
    readonly refs: unknown[]
  }
  export interface StructureElement {
    add(child: StructureElement | StructureContent): StructureElement
    end(): void
  }
  export interface DocumentOptions {
    autoFirstPage: boolean
    bufferPages: boolean
    compress: boolean
    pdfVersion: string
    tagged: boolean
    displayTitle: boolean
    lang: string
    subset?: 'PDF/UA'
    font: null
    margin: number
    info: {
      Title: string
      Author: string
      Creator: string
      Producer: string
      CreationDate: Date
      ModDate?: Date
    }
  }
  export default class PDFDocument {
    constructor(options: DocumentOptions)
    readonly _root: { readonly data: { PageMode?: string } }
    readonly outline: {
      addItem(
        title: string,
        options: { top: number; left: number },
      ): {
        /** A text is a `String` object: a plain one is written as a PDF's name. */
        readonly outlineData: { Dest: unknown }
      }
    }
    addNamedDestination(name: string, fit: 'XYZ', left: number, top: number, zoom: null): void
    readonly info: Record<string, unknown>
    endMarkings(): void
    addPage(options: { size: [number, number]; margin: number }): this
    switchToPage(page: number): this
    font(font: Font, key: string): this
    fontSize(size: number): this
    fillColor(color: string): this
    text(
      text: string,
      x: number,
      y: number,
      options: {
        lineBreak: false
        baseline: 'alphabetic'
        characterSpacing?: number
        features?: string[]
      },
    ): this
    link(
      x: number,
      y: number,
      w: number,
      h: number,
      url: string,
      options: { structParent: StructureElement },
    ): this
    rect(x: number, y: number, w: number, h: number): this
    circle(x: number, y: number, radius: number): this
    fill(color: string): this
    image(jpeg: Uint8Array, x: number, y: number, options: { width: number; height: number }): this
    struct(type: string, options?: { alt: string }): StructureElement
    addStructure(element: StructureElement): this
    markStructureContent(tag: string, options?: { actual: string }): StructureContent
    markContent(tag: 'Artifact', options: { type: 'Layout' | 'Pagination' }): this
    endMarkedContent(): this
    on(event: 'data', listener: (chunk: Uint8Array) => void): this
    on(event: 'end', listener: () => void): this
    on(event: 'error', listener: (error: Error) => void): this
    end(): void
  }
}

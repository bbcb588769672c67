import type { FieldBox } from '#shared/export/pdf/boxes.ts'
import type { Fit } from '#shared/export/pdf/lay-out.ts'
import type { MissingGlyph } from '#shared/export/pdf/shelf.ts'
import type { Draft } from '#shared/schema/draft.ts'
import type { Report } from '#shared/score/report.ts'

export type ExportFormat = 'pdf' | 'docx' | 'json' | 'markdown' | 'text'

export interface WrittenFile {
  bytes: Uint8Array
  fileName: string
  type: string
  /** PDF only: how many pages, where each field lies, which characters no font of ours can draw, and where they stand. */
  pages: number
  boxes: FieldBox[]
  missingGlyphs: MissingGlyph[]
}

/** Which pages are to be drawn (the first is 0), in pixels for each point. */
export interface Sight {
  pages: number[]
  scale: number
}

export interface PaintedPage {
  page: number
  bitmap: ImageBitmap
}

/** The draft as it stands, in pages: those in sight are drawn. */
export interface Preview {
  edition: number
  pages: number
  boxes: FieldBox[]
  missing: MissingGlyph[]
  /** What it took to fit the pages that were asked for. */
  fit?: Fit
  painted: PaintedPage[]
}

/** Of the fonts on their way, in bytes. */
export interface Coming {
  loaded: number
  total: number
}

interface Failure {
  ok: false
  code: string
  /** '' where nothing was written for people: a worker does not know their language. */
  message: string
}
export type Answer<T> = { ok: true; value: T } | Failure

export interface WriterApi {
  write(task: string, draft: Draft, format: ExportFormat, asOf: string): Promise<Answer<WrittenFile>>
  writeReport(report: Report, pageSize: 'A4' | 'Letter', asOf: string): Promise<Answer<WrittenFile>>
  preview(edition: number, draft: Draft, sight: Sight): Promise<Answer<Preview>>
  /** Further pages of an edition; none where another one has taken its place. */
  paint(edition: number, sight: Sight): Promise<Answer<PaintedPage[]>>
  /** The first page of a draft, small: the preview stays as it is. */
  glance(draft: Draft, scale: number): Promise<Answer<ImageBitmap>>
  /** Null while no font is on its way. */
  fontsComing(): Promise<Coming | null>
  cancel(task: string): Promise<void>
}

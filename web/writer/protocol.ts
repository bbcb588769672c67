import type { FieldBox } from '#shared/export/pdf/boxes.ts'
import type { MissingGlyph } from '#shared/export/pdf/shelf.ts'
import type { Draft } from '#shared/schema/draft.ts'
import type { Report } from '#shared/score/report.ts'

export type ExportFormat = 'pdf' | 'docx' | 'json' | 'markdown' | 'text'

export interface WrittenFile {
  bytes: Uint8Array
  fileName: string
  type: string
  /** PDF only: how many pages, where each field lies, which characters no font of ours can draw. */
  pages: number
  boxes: FieldBox[]
  missingGlyphs: MissingGlyph[]
}

export interface Failure {
  ok: false
  code: string
  message: string
}
export type Answer<T> = { ok: true; value: T } | Failure

export interface WriterApi {
  write(task: string, draft: Draft, format: ExportFormat, asOf: string): Promise<Answer<WrittenFile>>
  writeReport(report: Report, pageSize: 'A4' | 'Letter', asOf: string): Promise<Answer<WrittenFile>>
  cancel(task: string): Promise<void>
}

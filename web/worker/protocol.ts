import type { LikelyRole } from '#shared/jobs/occupations/likely.ts'
import type { Occupation } from '#shared/jobs/occupations/occupation.ts'
import type { FoundRole } from '#shared/jobs/occupations/search.ts'
import type { PhotoEdit } from '#shared/read/ocr/page-photo.ts'
import type { Corners } from '#shared/read/ocr/perspective.ts'
import type { PdfPicture } from '#shared/read/ocr/picture-pdf.ts'
import type { RecognizingProgress } from '#shared/read/read.ts'
import type { AnalysisResult } from '#shared/schema/analysis.ts'
import type { Correction } from '#shared/schema/corrections.ts'
import type { DocumentFacts, Line, Page } from '#shared/schema/document.ts'
import type { Draft } from '#shared/schema/draft.ts'
import type { Resume } from '#shared/schema/resume.ts'

// What crosses between a page and the engine's worker. Everything is plain data; errors are values, because a
// thrown error loses its code on the way.

/** A line without its runs: what the screens draw and point at. */
export type ReadLine = Omit<Line, 'runs'>

export interface ReadDocument {
  pages: Omit<Page, 'lines'>[]
  lines: ReadLine[]
  facts: DocumentFacts
  resume: Resume
  corrections: Correction[]
  /** Those that fit nothing on the page any more, by id. */
  unfit: string[]
  /** Numbers of pages that are pictures and were not read: what recognizes letters is not on this device. */
  unrecognized: number[]
  timings: { read: number; structure: number }
}

/** What the first of several pages says, before the others are read. */
export interface FirstPage {
  name: string
  /** Headings, as they are printed. */
  sections: string[]
  /** What can be told of its bullets alone; of long files, and a little later. */
  weak?: { count: number; of: number; text: string; advice: string } | undefined
}

export const headingsOf = ({ sections }: Pick<Resume, 'sections'>): string[] =>
  sections.map(({ heading }) => heading).filter(Boolean)

export interface FileToRead {
  bytes: Uint8Array
  name: string
  password?: string
  /** Of the bytes: the file that was read last is not read again for the sake of a correction. */
  hash?: string
  corrections?: Correction[]
}

export interface JobRequest {
  jobCategory: string
  jobRole: string
  /** Empty: the role of the catalogue is the target. */
  jobDescription: string
}

export interface ScoreRequest {
  resume: Resume
  facts: DocumentFacts | null
  job: JobRequest
  /** The day of the analysis, YYYY-MM-DD, in the person's zone. */
  asOf: string
  /** Scores also what looks like no resume. */
  insist?: boolean
}

interface Failure {
  ok: false
  code: string
  message: string
}
export type Answer<T> = { ok: true; value: T } | Failure

export interface RenderedPage {
  bitmap: ImageBitmap
  width: number
  height: number
}

/** A field our own reader reads differently in a file that was written here. */
export interface ReadBackDifference {
  path: string
  wrote: string
  read: string
}

export interface EngineApi {
  /** Loads and starts pdf.js, so that the first file does not wait for it. */
  warm(): Promise<void>
  read(
    task: string,
    file: FileToRead,
    onProgress: (done: number, of: number, recognizing?: RecognizingProgress) => void,
    onFirstPage: (first: FirstPage) => void,
  ): Promise<Answer<ReadDocument>>
  cancel(task: string): Promise<void>
  /** Where the sheet lies in a photograph, in shares of its sides; null where it is the whole picture. */
  cornersInPhoto(photo: Blob): Promise<Answer<Corners | null>>
  /** The sheet cut out of a photograph and set straight. */
  pageInPhoto(photo: Blob, edit: PhotoEdit): Promise<Answer<PdfPicture>>
  score(request: ScoreRequest): Promise<Answer<AnalysisResult>>
  /** Everything that was read, in the fields of the builder. */
  draftOf(resume: Resume): Promise<Answer<Draft>>
  scoreDraft(draft: Draft, job: JobRequest, asOf: string): Promise<Answer<AnalysisResult>>
  /** Opens a PDF for drawing and says how many pages it has; the handle stays until it is closed. */
  openPages(handle: string, bytes: Uint8Array, password?: string): Promise<Answer<{ pages: number }>>
  renderPage(handle: string, page: number, scale: number, turned: number): Promise<Answer<RenderedPage>>
  closePages(handle: string): Promise<void>
  /** Roles and occupations that are called so, in any language, slips forgiven. */
  rolesFor(query: string, limit: number): Promise<Answer<FoundRole[]>>
  /** What the person seems to be; null where that cannot be told. */
  likelyRole(resume: Resume): Promise<Answer<LikelyRole | null>>
  /** What an occupation asks; null for a role of the catalogue, and for no role. */
  occupation(category: string, role: string): Promise<Answer<Occupation | null>>
  /** The skills each text mentions, by their canonical names. */
  skillsIn(texts: string[]): Promise<Answer<string[][]>>
  /** Reads a file that was written from the draft, and compares field by field. */
  readBack(draft: Draft, bytes: Uint8Array, name: string): Promise<Answer<ReadBackDifference[]>>
}

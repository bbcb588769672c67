import * as Comlink from 'comlink'
import { chosenLanguage } from '#shared/i18n/language.ts'
import type { LikelyRole } from '#shared/jobs/occupations/likely.ts'
import type { Occupation } from '#shared/jobs/occupations/occupation.ts'
import type { FoundRole } from '#shared/jobs/occupations/search.ts'
import type { PhotoEdit } from '#shared/read/ocr/page-photo.ts'
import type { Corners } from '#shared/read/ocr/perspective.ts'
import type { PdfPicture } from '#shared/read/ocr/picture-pdf.ts'
import type { RecognizingProgress } from '#shared/read/read.ts'
import type { AnalysisResult } from '#shared/schema/analysis.ts'
import type { Draft } from '#shared/schema/draft.ts'
import type { Resume } from '#shared/schema/resume.ts'
import type {
  Answer,
  EngineApi,
  FileToRead,
  FirstPage,
  JobRequest,
  ReadBackDifference,
  ReadDocument,
  RenderedPage,
  ScoreRequest,
} from './protocol.ts'
import { t } from './texts.ts'

// The page's side of the engine: progress, abort, and a fresh worker where the old one no longer answers.

/** A worker that is silent for this long will not finish the file; until its first message it may still be loading. */
const SILENCE_MS = { first: 30_000, next: 15_000, recognizing: 60_000 }
/** A worker that has not reacted to an abort by then is busy with one page, and is replaced. */
const DEAF_MS = 100

export class EngineError extends Error {
  readonly code: string
  constructor(code: string, message: string) {
    super(message)
    this.name = 'EngineError'
    this.code = code
  }
}

interface ReadRequest extends FileToRead {
  signal?: AbortSignal
  onProgress?: (done: number, of: number, recognizing?: RecognizingProgress) => void
  onFirstPage?: (first: FirstPage) => void
}

/** The reason given when a worker that ignored an abort is replaced; its other requests go to the new worker. */
const REPLACED = 'replaced'
const isReplaced = (error: unknown) => error instanceof EngineError && error.code === REPLACED

export class EngineClient {
  private worker: Worker | null = null
  private remote: Comlink.Remote<EngineApi> | null = null
  private lost: (error: EngineError) => void = () => undefined
  private end: Promise<never> = Promise.reject(new EngineError('not_started', 'Not started'))
  private readonly create: () => Worker

  constructor(create: () => Worker) {
    this.create = create
    this.end.catch(() => undefined)
  }

  private api(): Comlink.Remote<EngineApi> {
    if (this.remote) return this.remote
    const worker = this.create()
    this.end = new Promise<never>((_, reject) => {
      this.lost = reject
    })
    this.end.catch(() => undefined)
    worker.onerror = () => this.restart('worker_failed', t.theAnalysisStoppedUnexpectedly)
    this.worker = worker
    this.remote = Comlink.wrap<EngineApi>(worker)
    return this.remote
  }

  private restart(code: string, message: string) {
    this.worker?.terminate()
    this.worker = null
    this.remote = null
    this.lost(new EngineError(code, message))
  }

  /** Resolves with the answer's value, or rejects with its code; never waits on a worker that is gone. */
  private async ask<T>(
    name: string,
    call: (api: Comlink.Remote<EngineApi>) => Promise<Answer<T>>,
  ): Promise<T> {
    const start = performance.now()
    const answer = await Promise.race([call(this.api()), this.end]).catch((error: unknown) => {
      if (!isReplaced(error)) throw error
    })
    if (!answer) return this.ask(name, call)
    measured(name, start)
    if (answer.ok) return answer.value
    throw new EngineError(answer.code, answer.message)
  }

  async warm(): Promise<void> {
    const start = performance.now()
    await this.api().warm()
    measured('warm', start)
  }

  async read({ signal, onProgress, onFirstPage, ...file }: ReadRequest): Promise<ReadDocument> {
    if (signal?.aborted) throw aborted()
    const task = crypto.randomUUID()
    let silence: ReturnType<typeof setTimeout> | undefined
    const listen = (patience: number) => {
      clearTimeout(silence)
      silence = setTimeout(() => this.restart('stuck', t.thisFileIsTooComplex), patience)
    }
    const progress = Comlink.proxy((done: number, of: number, recognizing?: RecognizingProgress) => {
      if (settled || signal?.aborted) return
      listen(recognizing || done === of ? SILENCE_MS.recognizing : SILENCE_MS.next)
      onProgress?.(done, of, recognizing)
    })
    const first = Comlink.proxy((page: FirstPage) => {
      if (!settled && !signal?.aborted) onFirstPage?.(page)
    })
    let settled = false
    let cancel = () => {}
    const cancelled = new Promise<never>((_, reject) => {
      cancel = () => {
        reject(aborted())
        clearTimeout(silence)
        const worker = this.worker
        void this.remote?.cancel(task)
        setTimeout(() => {
          if (settled || this.worker !== worker) return
          this.restart(REPLACED, t.theAnalysisWasStopped)
          void this.warm()
        }, DEAF_MS)
      }
    })
    cancelled.catch(() => undefined)
    signal?.addEventListener('abort', cancel, { once: true })
    listen(SILENCE_MS.first)
    const work = this.ask('read', (api) =>
      signal?.aborted ? Promise.reject(aborted()) : api.read(task, file, progress, first),
    )
    const end = () => {
      settled = true
      clearTimeout(silence)
      signal?.removeEventListener('abort', cancel)
    }
    work.then(end, end)
    return Promise.race([work, cancelled])
  }

  cornersInPhoto = (photo: Blob): Promise<Corners | null> =>
    this.ask('cornersInPhoto', (api) => api.cornersInPhoto(photo))

  pageInPhoto = (photo: Blob, edit: PhotoEdit): Promise<PdfPicture> =>
    this.ask('pageInPhoto', (api) => api.pageInPhoto(photo, edit))

  score = (request: ScoreRequest): Promise<AnalysisResult> => this.ask('score', (api) => api.score(request))

  scoreDraft = (draft: Draft, job: JobRequest, asOf: string): Promise<AnalysisResult> =>
    this.ask('scoreDraft', (api) => api.scoreDraft(draft, job, asOf))

  draftOf = (resume: Resume): Promise<Draft> => this.ask('draftOf', (api) => api.draftOf(resume))

  openPages = (handle: string, bytes: Uint8Array, password?: string): Promise<{ pages: number }> =>
    this.ask('openPages', (api) => api.openPages(handle, bytes, password))

  renderPage = (handle: string, page: number, scale: number, turned: number): Promise<RenderedPage> =>
    this.ask('renderPage', (api) => api.renderPage(handle, page, scale, turned))

  readBack = (draft: Draft, bytes: Uint8Array, name: string): Promise<ReadBackDifference[]> =>
    this.ask('readBack', (api) => api.readBack(draft, bytes, name))

  rolesFor = (query: string, limit: number): Promise<FoundRole[]> =>
    this.ask('rolesFor', (api) => api.rolesFor(query, limit))

  likelyRole = (resume: Resume): Promise<LikelyRole | null> =>
    this.ask('likelyRole', (api) => api.likelyRole(resume))

  occupation = (category: string, role: string): Promise<Occupation | null> =>
    this.ask('occupation', (api) => api.occupation(category, role))

  skillsIn = (texts: string[]): Promise<string[][]> => this.ask('skillsIn', (api) => api.skillsIn(texts))

  async closePages(handle: string): Promise<void> {
    await this.remote?.closePages(handle)
  }
}

/** Keeps only the latest mark of each kind in the browser's performance timeline. */
const measured = (name: string, start: number) => {
  performance.clearMeasures(`engine:${name}`)
  performance.measure(`engine:${name}`, { start, end: performance.now() })
}

const aborted = () => new EngineError('aborted', 'Reading was cancelled.')

/** One engine for the whole app: what it has warmed up stays warm. */
export const engine = new EngineClient(
  () =>
    new Worker(new URL('./engine.worker.ts', import.meta.url), {
      type: 'module',
      name: chosenLanguage.get(),
    }),
)

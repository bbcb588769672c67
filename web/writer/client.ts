import * as Comlink from 'comlink'
import { chosenLanguage } from '#shared/i18n/language.ts'
import type { Draft } from '#shared/schema/draft.ts'
import type { Report } from '#shared/score/report.ts'
import type {
  Answer,
  Coming,
  ExportFormat,
  PaintedPage,
  Preview,
  Sight,
  WriterApi,
  WrittenFile,
} from './protocol.ts'
import { t } from './texts.ts'

class WriteError extends Error {
  readonly code: string
  constructor(code: string, message: string) {
    super(message)
    this.name = 'WriteError'
    this.code = code
  }
}

interface WriteRequest {
  draft: Draft
  format: ExportFormat
  /** The day the file says it was made, YYYY-MM-DD. */
  asOf: string
  signal?: AbortSignal
}

/** The page's side of the writing worker; started at the first use, started anew where it died. */
export class WriterClient {
  private worker: Worker | null = null
  private remote: Comlink.Remote<WriterApi> | null = null
  private died: Promise<never> = new Promise(() => undefined)
  private readonly create: () => Worker
  private tasks = 0

  constructor(create: () => Worker) {
    this.create = create
  }

  async write({ draft, format, asOf, signal }: WriteRequest): Promise<WrittenFile> {
    signal?.throwIfAborted()
    const api = this.api()
    this.tasks++
    const task = `write-${this.tasks}`
    const cancel = () => void api.cancel(task)
    signal?.addEventListener('abort', cancel, { once: true })
    try {
      const answer = await Promise.race([api.write(task, draft, format, asOf), this.died])
      signal?.throwIfAborted()
      return unwrapped(answer)
    } finally {
      signal?.removeEventListener('abort', cancel)
    }
  }

  /** The analysis as a typeset PDF. */
  async writeReport(report: Report, pageSize: 'A4' | 'Letter', asOf: string): Promise<WrittenFile> {
    return unwrapped(await Promise.race([this.api().writeReport(report, pageSize, asOf), this.died]))
  }

  /** The draft in pages as they are seen while writing: as the file will have them, drawn without it. */
  async preview(draft: Draft, sight: Sight): Promise<Preview> {
    const api = this.api()
    this.tasks++
    return unwrapped(await Promise.race([api.preview(this.tasks, draft, sight), this.died]))
  }

  async glance(draft: Draft, scale: number): Promise<ImageBitmap> {
    return unwrapped(await Promise.race([this.api().glance(draft, scale), this.died]))
  }

  async paint(edition: number, sight: Sight): Promise<PaintedPage[]> {
    return unwrapped(await Promise.race([this.api().paint(edition, sight), this.died]))
  }

  /** How much of the fonts that a page waits for is here; null where it waits for none. */
  async fontsComing(): Promise<Coming | null> {
    return this.remote && (await Promise.race([this.remote.fontsComing(), this.died]))
  }

  private api(): Comlink.Remote<WriterApi> {
    if (this.remote) return this.remote
    const worker = this.create()
    this.died = new Promise((_, reject) => {
      worker.onerror = () => {
        worker.terminate()
        this.worker = null
        this.remote = null
        reject(new WriteError('worker_failed', t.writingStopped))
      }
    })
    this.died.catch(() => undefined)
    this.worker = worker
    this.remote = Comlink.wrap<WriterApi>(worker)
    return this.remote
  }

  stop(): void {
    this.worker?.terminate()
    this.worker = null
    this.remote = null
  }
}

/** Whether it failed for a font that is not on this device. */
export const isFontMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'font_missing'

function unwrapped<T>(answer: Answer<T>): T {
  if (!answer.ok) throw new WriteError(answer.code, answer.message || t.somethingWentWrong)
  return answer.value
}

export const writer = new WriterClient(
  () =>
    new Worker(new URL('./writer.worker.ts', import.meta.url), {
      type: 'module',
      name: chosenLanguage.get(),
    }),
)

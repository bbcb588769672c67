import * as Comlink from 'comlink'
import { analyzeWithModel } from '#shared/ai/analyze.ts'
import { AiError, throwIfCancelled } from '#shared/ai/errors.ts'
import type { Completion, CompletionRequest, Model } from '#shared/ai/model.ts'
import { rewrite } from '#shared/ai/rewrite.ts'
import type { Backend } from '../backend.ts'
import { patient } from '../patience.ts'
import { skillsIn } from '../skills-in.ts'
import { isGrammarHiccup, meaningOf } from './failures.ts'
import { whileMarked } from './kept.ts'
import type { DeviceModel } from './models.ts'
import type { LlmAnswer, LlmWorkerApi, LoadProgress } from './protocol.ts'

export interface DeviceSettings {
  model: DeviceModel
  baseUrl: string
  createWorker?: () => Worker
  /** How long the model may be silent. */
  silenceSeconds?: number
}

export interface LoadOptions {
  signal?: AbortSignal
  onProgress?: (progress: LoadProgress) => void
}

const startWorker = () =>
  new Worker(new URL('./llm.worker.ts', import.meta.url), { type: 'module', name: 'legible-llm' })

/** A model on this device. Loading it is a download the person agreed to. */
export class DeviceLlm {
  private readonly worker: Worker
  private readonly api: Comlink.Remote<LlmWorkerApi>
  private readonly ended: Promise<never>
  private end: (error: AiError) => void = () => undefined
  private readonly settings: DeviceSettings

  constructor(settings: DeviceSettings) {
    this.settings = settings
    this.worker = (settings.createWorker ?? startWorker)()
    this.api = Comlink.wrap<LlmWorkerApi>(this.worker)
    this.ended = new Promise((_, reject) => {
      this.end = reject
    })
    this.ended.catch(() => undefined)
    this.worker.onerror = () => this.close(new AiError('failed'))
  }

  private async ask<T>(call: Promise<LlmAnswer<T>>): Promise<T> {
    // After the worker is gone its promises never settle: the race ends them.
    const answer = await Promise.race([call, this.ended])
    if (answer.ok) return answer.value
    throw new AiError(meaningOf(answer.text, navigator.onLine), { cause: answer.text })
  }

  async load({ signal, onProgress }: LoadOptions = {}): Promise<void> {
    const { model, baseUrl } = this.settings
    throwIfCancelled(signal)
    const cancel = () => this.close(new AiError('cancelled'))
    signal?.addEventListener('abort', cancel, { once: true })
    try {
      await whileMarked(model.id, () =>
        this.ask(
          this.api.load(
            model.id,
            baseUrl,
            Comlink.proxy((progress: LoadProgress) => onProgress?.(progress)),
          ),
        ),
      )
    } finally {
      signal?.removeEventListener('abort', cancel)
    }
  }

  /** Ends the worker; what was downloaded whole stays on the device. */
  close(error = new AiError('cancelled')): void {
    this.worker.terminate()
    this.end(error)
  }

  private async once(request: CompletionRequest): Promise<Completion> {
    const { signal, onText, messages, schema, maxTokens } = request
    throwIfCancelled(signal)
    const interrupt = () => void this.api.interrupt()
    signal?.addEventListener('abort', interrupt, { once: true })
    try {
      const completion = await whileMarked(this.settings.model.id, () =>
        this.ask(
          this.api.complete(
            { messages, schema, maxTokens },
            Comlink.proxy((text: string) => onText?.(text)),
          ),
        ),
      )
      throwIfCancelled(signal)
      return completion
    } finally {
      signal?.removeEventListener('abort', interrupt)
    }
  }

  private get asModel(): Model {
    const { model, silenceSeconds } = this.settings
    const asked: Model = {
      name: model.name,
      contextTokens: model.contextTokens,
      constrained: true,
      complete: (request) =>
        this.once(request).catch((error: AiError) => {
          if (isGrammarHiccup(String(error.cause ?? ''))) return this.once(request)
          throw error
        }),
    }
    return patient(asked, silenceSeconds)
  }

  get backend(): Backend {
    return {
      analyze: (input, options) => analyzeWithModel(this.asModel, input, options),
      rewrite: (request, options = {}) => rewrite(this.asModel, request, { ...options, skillsIn }),
    }
  }
}

/** Files of a model are deleted only while no worker uses them. */
export async function removeModel(model: DeviceModel, baseUrl: string): Promise<void> {
  const worker = startWorker()
  try {
    const answer = await Comlink.wrap<LlmWorkerApi>(worker).remove(model.id, baseUrl)
    if (!answer.ok) throw new AiError('failed', { cause: answer.text })
  } finally {
    worker.terminate()
  }
}

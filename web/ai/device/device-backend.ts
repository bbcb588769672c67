import { AiError, throwIfCancelled } from '#shared/ai/errors.ts'
import type { Completion, CompletionRequest, Model } from '#shared/ai/model.ts'
import type { SkillsIn } from '#shared/ai/support.ts'
import type { Backend } from '../backend.ts'
import { patient } from '../patience.ts'
import { skillsIn } from '../skills-in.ts'
import { analyzeWithModel, rewrite } from '../with-model.ts'
import { isGrammarHiccup, meaningOf } from './failures.ts'
import { keptModels, whileMarked } from './kept.ts'
import type { DeviceModel } from './models.ts'
import type { FromWorker, LlmAnswers, LlmCall, LlmEvent, LlmPort, LoadProgress } from './protocol.ts'

interface DeviceSettings {
  model: DeviceModel
  baseUrl: string
  createWorker?: () => LlmPort
  /** How long the model may be silent. */
  silenceSeconds?: number
  skillsIn?: SkillsIn
}

interface LoadOptions {
  signal?: AbortSignal
  onProgress?: (progress: LoadProgress) => void
}

interface Waiting {
  onEvent: (event: LlmEvent) => void
  resolve: (value: LlmAnswers[keyof LlmAnswers]) => void
  reject: (error: AiError) => void
}

const startWorker = (): LlmPort =>
  new Worker(new URL('./llm.worker.ts', import.meta.url), { type: 'module', name: 'legible-llm' })

/** A model on this device. Loading it is a download the person agreed to. */
export class DeviceLlm {
  private readonly worker: LlmPort
  private readonly settings: DeviceSettings
  private readonly waiting = new Map<number, Waiting>()
  private ended: AiError | null = null
  private calls = 0

  constructor(settings: DeviceSettings) {
    this.settings = settings
    this.worker = (settings.createWorker ?? startWorker)()
    this.worker.onmessage = ({ data }) => this.hear(data)
    this.worker.onerror = () => this.close(new AiError('failed'))
  }

  private hear({ id, ...event }: FromWorker): void {
    const call = this.waiting.get(id)
    if (!call) return
    if (event.kind === 'done' || event.kind === 'failed') this.waiting.delete(id)
    if (event.kind === 'done') call.resolve(event.value)
    else if (event.kind === 'failed') call.reject(failureOf(event))
    else call.onEvent(event)
  }

  private ask<Name extends keyof LlmAnswers>(
    asked: Extract<LlmCall, { call: Name }>,
    onEvent: (event: LlmEvent) => void = () => undefined,
  ): Promise<LlmAnswers[Name]> {
    return new Promise((resolve, reject) => {
      if (this.ended) return reject(this.ended)
      this.calls += 1
      // The worker answers a call with what belongs to it.
      const answered = (value: LlmAnswers[keyof LlmAnswers]) => resolve(value as LlmAnswers[Name])
      this.waiting.set(this.calls, { onEvent, resolve: answered, reject })
      this.worker.postMessage({ ...asked, id: this.calls })
    })
  }

  async load({ signal, onProgress }: LoadOptions = {}): Promise<void> {
    const { model, baseUrl } = this.settings
    throwIfCancelled(signal)
    const cancel = () => this.close(new AiError('cancelled'))
    signal?.addEventListener('abort', cancel, { once: true })
    try {
      const { id: modelId, library } = model
      const isNew = !keptModels.list().includes(modelId)
      await whileMarked(modelId, () =>
        this.ask({ call: 'load', modelId, library, baseUrl, isNew }, (event) => {
          if (event.kind === 'progress') onProgress?.(event.progress)
        }),
      )
    } catch (error) {
      // Whatever it was, its files may be the cause: there is a way on.
      if (error instanceof AiError && error.code === 'failed')
        throw new AiError('not_loaded', { cause: error.cause })
      throw error
    } finally {
      signal?.removeEventListener('abort', cancel)
    }
  }

  /** Ends the worker; what was downloaded whole stays on the device. After it is gone it says nothing: this does. */
  close(error = new AiError('cancelled')): void {
    this.worker.terminate()
    this.ended ??= error
    for (const call of this.waiting.values()) call.reject(this.ended)
    this.waiting.clear()
  }

  private async once(request: CompletionRequest): Promise<Completion> {
    const { signal, onText, messages, schema, maxTokens } = request
    throwIfCancelled(signal)
    const interrupt = () => this.worker.postMessage({ call: 'interrupt', id: 0 })
    signal?.addEventListener('abort', interrupt, { once: true })
    try {
      const completion = await whileMarked(this.settings.model.id, () =>
        this.ask({ call: 'complete', request: { messages, schema, maxTokens } }, (event) => {
          if (event.kind === 'text') onText?.(event.text)
        }),
      )
      throwIfCancelled(signal)
      return completion
    } finally {
      signal?.removeEventListener('abort', interrupt)
    }
  }

  /** The model itself, as what is shared by all places asks one. */
  get model(): Model {
    const { model, silenceSeconds } = this.settings
    const asked: Model = {
      name: model.name,
      contextTokens: model.contextTokens,
      constrained: true,
      count: async (texts) => (await this.ask({ call: 'count', texts })) ?? undefined,
      complete: (request) =>
        this.once(request).catch((error: AiError) => {
          if (isGrammarHiccup(String(error.cause ?? ''))) return this.once(request)
          throw error
        }),
    }
    return patient(asked, { silenceSeconds })
  }

  get backend(): Backend {
    const named = { skillsIn: this.settings.skillsIn ?? skillsIn }
    return {
      analyze: (input, options) => analyzeWithModel(this.model, input, { ...named, ...options }),
      rewrite: (request, options = {}) => rewrite(this.model, request, { ...named, ...options }),
    }
  }
}

function failureOf({ text, damaged = [] }: Extract<LlmEvent, { kind: 'failed' }>): AiError {
  return new AiError(damaged.length > 0 ? 'model_files' : meaningOf(text, navigator.onLine), { cause: text })
}

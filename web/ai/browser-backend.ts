import { analyzeWithModel } from '#shared/ai/analyze.ts'
import { AiError, throwIfCancelled } from '#shared/ai/errors.ts'
import type { Completion, CompletionRequest, Model } from '#shared/ai/model.ts'
import { rewrite } from '#shared/ai/rewrite.ts'
import type { Availability, Backend } from './backend.ts'
import { PRIVACY } from './backend.ts'
import { skillsIn } from './skills-in.ts'

// The model some browsers have built in. Its interface is young: everything is looked for before it is used.

interface LanguageModelSession {
  readonly contextWindow?: number
  readonly inputQuota?: number
  promptStreaming(
    text: string,
    options: { responseConstraint?: unknown; signal?: AbortSignal },
  ): AsyncIterable<string>
  destroy(): void
}
export interface LanguageModelApi {
  availability(): Promise<'unavailable' | 'downloadable' | 'downloading' | 'available'>
  create(options: {
    initialPrompts: { role: string; content: string }[]
    signal?: AbortSignal
    monitor?: (target: EventTarget) => void
  }): Promise<LanguageModelSession>
}

export const browserModel = (): LanguageModelApi | undefined =>
  (globalThis as { LanguageModel?: LanguageModelApi }).LanguageModel

const SMALLEST_WINDOW = 4096

const REASONS = {
  missing: 'This browser has no model built in. Some versions of Chrome and Edge on a computer have one.',
  unavailable:
    'This browser has a model, but not for this device: it needs more memory, storage or a stronger processor.',
} as const

export async function browserAvailability(api = browserModel()): Promise<Availability> {
  const base = { id: 'browser', title: 'In this browser', privacy: PRIVACY.browser } as const
  if (!api) return { ...base, state: 'unavailable', reason: REASONS.missing }
  const state = await api.availability()
  if (state === 'available') return { ...base, state: 'ready', reason: '' }
  if (state === 'unavailable') return { ...base, state: 'unavailable', reason: REASONS.unavailable }
  return { ...base, state: 'download', reason: '' }
}

async function complete(api: LanguageModelApi, request: CompletionRequest): Promise<Completion> {
  const { messages, schema, signal, onText } = request
  throwIfCancelled(signal)
  const last = messages.at(-1)
  let session: LanguageModelSession | undefined
  try {
    session = await api.create({ initialPrompts: messages.slice(0, -1), signal })
    let text = ''
    for await (const chunk of session.promptStreaming(last?.content ?? '', {
      responseConstraint: schema,
      signal,
    })) {
      text += chunk
      onText?.(text)
    }
    return { text, finish: 'stop' }
  } catch (error) {
    const { name } = error as Error
    if (name === 'AbortError') throw new AiError('cancelled', { cause: error })
    if (name === 'QuotaExceededError') throw new AiError('too_long', { cause: error })
    if (name === 'NetworkError') throw new AiError('interrupted', { cause: error })
    throw new AiError('failed', { cause: error })
  } finally {
    session?.destroy()
  }
}

export function browserBackend(api: LanguageModelApi): Backend {
  const model: Model = {
    name: 'the model of this browser',
    contextTokens: SMALLEST_WINDOW,
    constrained: true,
    complete: (request) => complete(api, request),
  }
  return {
    analyze: (input, options) => analyzeWithModel(model, input, options),
    rewrite: (request, options = {}) => rewrite(model, request, { ...options, skillsIn }),
  }
}

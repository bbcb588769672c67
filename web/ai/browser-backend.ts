import { AiError, type AiErrorCode, throwIfCancelled } from '#shared/ai/errors.ts'
import type { Completion, CompletionRequest, Model } from '#shared/ai/model.ts'
import type { SkillsIn } from '#shared/ai/support.ts'
import { errorName } from '#shared/error-text.ts'
import { chunksOf } from '#web/chunks-of.ts'
import type { Availability, Backend } from './backend.ts'
import { PRIVACY } from './backend.ts'
import { patient } from './patience.ts'
import { skillsIn } from './skills-in.ts'
import { t } from './texts.ts'
import { analyzeWithModel, rewrite } from './with-model.ts'

// The model some browsers have built in. Its interface is young: everything is looked for before it is used.

interface LanguageModelSession {
  readonly contextWindow?: number
  readonly inputQuota?: number
  promptStreaming(
    text: string,
    options: { responseConstraint?: unknown; signal?: AbortSignal },
  ): ReadableStream<string>
  destroy(): void
}
interface Languages {
  expectedOutputs: { type: 'text'; languages: string[] }[]
}
export interface LanguageModelApi {
  availability(languages: Languages): Promise<'unavailable' | 'downloadable' | 'downloading' | 'available'>
  create(
    options: Languages & {
      initialPrompts?: { role: string; content: string }[]
      signal?: AbortSignal
      monitor?: (target: EventTarget) => void
    },
  ): Promise<LanguageModelSession>
}

/** The prompts ask for English, whatever the resume is written in. */
const ENGLISH: Languages = { expectedOutputs: [{ type: 'text', languages: ['en'] }] }

// Browsers that have it put it on the global object; no library of types knows it yet.
declare global {
  var LanguageModel: LanguageModelApi | undefined
}

export const browserModel = (): LanguageModelApi | undefined => globalThis.LanguageModel

const SMALLEST_WINDOW = 4096

const reasons = () =>
  ({
    missing: t.thisBrowserHasNoModel,
    unavailable: t.thisBrowserHasAModel,
  }) as const

export async function browserAvailability(api = browserModel()): Promise<Availability> {
  const base = { id: 'browser', title: t.inThisBrowser, privacy: PRIVACY.browser } as const
  if (!api) return { ...base, state: 'unavailable', reason: reasons().missing }
  const state = await api.availability(ENGLISH)
  if (state === 'available') return { ...base, state: 'ready', reason: '' }
  if (state === 'unavailable') return { ...base, state: 'unavailable', reason: reasons().unavailable }
  return { ...base, state: 'download', reason: '' }
}

async function complete(api: LanguageModelApi, request: CompletionRequest): Promise<Completion> {
  const { messages, schema, signal, onText } = request
  throwIfCancelled(signal)
  const last = messages.at(-1)
  let session: LanguageModelSession | undefined
  try {
    session = await api.create({ ...ENGLISH, initialPrompts: messages.slice(0, -1), signal })
    let text = ''
    const answer = session.promptStreaming(last?.content ?? '', { responseConstraint: schema, signal })
    for await (const chunk of chunksOf(answer)) {
      text += chunk
      onText?.(text)
    }
    return { text, finish: 'stop' }
  } catch (error) {
    throw meantBy(error)
  } finally {
    session?.destroy()
  }
}

const MEANINGS: Record<string, AiErrorCode> = {
  AbortError: 'cancelled',
  // The quota is that of the session's window.
  QuotaExceededError: 'too_long',
  NetworkError: 'interrupted',
  NotAllowedError: 'refused',
  NotReadableError: 'refused',
}

const meantBy = (error: unknown) => new AiError(MEANINGS[errorName(error)] ?? 'failed', { cause: error })

/** Has the browser fetch its model, which the person asked for. */
export async function downloadBrowserModel(
  api: LanguageModelApi,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (fraction: number) => void },
): Promise<void> {
  try {
    const session = await api.create({
      ...ENGLISH,
      signal,
      monitor: (target) =>
        target.addEventListener('downloadprogress', (event) =>
          onProgress(event instanceof ProgressEvent ? event.loaded : 0),
        ),
    })
    session.destroy()
  } catch (error) {
    throw meantBy(error)
  }
}

export function browserBackend(
  api: LanguageModelApi,
  { silenceSeconds, ...given }: { silenceSeconds?: number; skillsIn?: SkillsIn } = {},
): Backend {
  const model = patient(modelOf(api), { silenceSeconds })
  const named = { skillsIn: given.skillsIn ?? skillsIn }
  return {
    analyze: (input, options) => analyzeWithModel(model, input, { ...named, ...options }),
    rewrite: (request, options = {}) => rewrite(model, request, { ...named, ...options }),
  }
}

function modelOf(api: LanguageModelApi): Model {
  return {
    name: t.theModelOfThisBrowser,
    contextTokens: SMALLEST_WINDOW,
    constrained: true,
    complete: (request) => complete(api, request),
  }
}

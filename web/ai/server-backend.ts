import { EventSourceParserStream } from 'eventsource-parser/stream'
import { AiError, isAiErrorCode } from '#shared/ai/errors.ts'
import type { ServerInfo } from '#shared/schema/account.ts'
import { aiEvent, aiRewriteAnswer } from '#shared/schema/ai.ts'
import { aiAnalysis } from '#shared/schema/analysis.ts'
import { apiError } from '#shared/schema/error.ts'
import { apiClient } from '#web/api/client.ts'
import type { Fetch } from '#web/api/fetch.ts'
import { NetworkProblem } from '#web/api/problem.ts'
import { chunksOf } from '#web/chunks-of.ts'
import type { Availability, Backend } from './backend.ts'
import { PRIVACY } from './backend.ts'
import { t } from './texts.ts'

// The server asks the model it is set up with; progress comes as a stream of events, and ends when the page goes.

export function serverAvailability(info: ServerInfo | null, offline: boolean): Availability {
  const base = { id: 'server', title: t.onTheServer, privacy: PRIVACY.server } as const
  if (offline || !info) return { ...base, state: 'unavailable', reason: t.thereIsNoConnectionTo }
  if (!info.ai.available) return { ...base, state: 'unavailable', reason: t.thisServerIsNotSet }
  return { ...base, state: 'ready', reason: '' }
}

async function problemOf(answer: Pick<Response, 'status' | 'json'>): Promise<AiError> {
  const body = apiError.safeParse(await answer.json().catch(() => null))
  const code = body.success ? body.data.code : ''
  if (isAiErrorCode(code)) return new AiError(code)
  return new AiError(answer.status === 429 || answer.status === 503 ? 'endpoint_busy' : 'failed', {
    cause: body.data?.error,
  })
}

async function answered<Answer extends Pick<Response, 'ok' | 'status' | 'json'>>(
  asked: Promise<Answer>,
  signal?: AbortSignal,
): Promise<Answer> {
  const answer = await asked.catch((cause: unknown) => {
    if (signal?.aborted) throw new AiError('cancelled', { cause })
    throw new AiError(cause instanceof NetworkProblem ? 'offline' : 'failed', { cause })
  })
  if (!answer.ok) throw await problemOf(answer)
  return answer
}

export function serverBackend(fetch: Fetch): Backend {
  const { ai } = apiClient(fetch)
  return {
    async analyze({ resume, jobText, standard }, { signal, onProgress, onWaiting } = {}) {
      const asked = ai.analyze.$post({ json: { resume, jobText, standard } }, { init: { signal } })
      const answer = await answered(asked, signal)
      if (!answer.body) throw new AiError('endpoint_answer')
      const events = answer.body
        .pipeThrough(new TextDecoderStream())
        .pipeThrough(new EventSourceParserStream())
      try {
        for await (const { data } of chunksOf(events)) {
          const known = aiEvent.safeParse(JSON.parse(data))
          // A newer server may have more to say.
          if (!known.success) continue
          const event = known.data
          if (event.type === 'waiting') onWaiting?.(event.before)
          if (event.type === 'progress') onProgress?.(event.part, event.of, event.text)
          if (event.type === 'error') throw new AiError(isAiErrorCode(event.code) ? event.code : 'failed')
          if (event.type === 'result') return aiAnalysis.parse(event.analysis)
        }
      } catch (error) {
        if (error instanceof AiError) throw error
        throw new AiError(signal?.aborted ? 'cancelled' : 'endpoint_down', { cause: error })
      }
      throw new AiError('endpoint_down')
    },
    async rewrite(request, { signal } = {}) {
      const answer = await answered(ai.rewrite.$post({ json: request }, { init: { signal } }), signal)
      return aiRewriteAnswer.parse(await answer.json())
    },
  }
}

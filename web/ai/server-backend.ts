import { EventSourceParserStream } from 'eventsource-parser/stream'
import { AiError, isAiErrorCode } from '#shared/ai/errors.ts'
import type { ServerInfo } from '#shared/schema/account.ts'
import { aiEvent, aiRewriteAnswer } from '#shared/schema/ai.ts'
import { aiAnalysis } from '#shared/schema/analysis.ts'
import { apiError } from '#shared/schema/error.ts'
import { apiClient } from '#web/api/client.ts'
import type { Fetch } from '#web/api/fetch.ts'
import type { Trouble } from '#web/api/problem.ts'
import { chunksOf } from '#web/chunks-of.ts'
import type { Availability, Backend } from './backend.ts'
import { PRIVACY } from './backend.ts'
import { t } from './texts.ts'

// The server asks the model it is set up with; progress comes as a stream of events, and ends when the page goes.

const troubles: () => Record<Trouble, string> = () => ({
  unreached: t.thereIsNoConnectionTo,
  slow: t.theServerTakesLong,
  failing: t.theServerHasProblems,
})

/** What the server said of itself, or why it said nothing; null while it is asked. */
export function serverAvailability(info: ServerInfo | Trouble | null): Availability {
  const base = { id: 'server', title: t.onTheServer, privacy: PRIVACY.server } as const
  if (!info) return { ...base, state: 'unavailable', reason: t.thisDeviceIsBeingAsked }
  if (typeof info === 'string') return { ...base, state: 'unavailable', reason: troubles()[info] }
  if (!info.ai.available) return { ...base, state: 'unavailable', reason: t.thisServerIsNotSet }
  return { ...base, state: 'ready', reason: '' }
}

async function problemOf(answer: Pick<Response, 'status' | 'json'>): Promise<AiError> {
  const body = apiError.safeParse(await answer.json().catch(() => null))
  const code = body.success ? body.data.code : ''
  if (isAiErrorCode(code)) return new AiError(code)
  const isBusy = answer.status === 429 || answer.status === 503
  return new AiError(isBusy ? 'endpoint_busy' : 'server_failed', { cause: body.data?.error })
}

async function answered<Answer extends Pick<Response, 'ok' | 'status' | 'json'>>(
  asked: Promise<Answer>,
  signal?: AbortSignal,
): Promise<Answer> {
  const answer = await asked.catch((cause: unknown) => {
    if (signal?.aborted) throw new AiError('cancelled', { cause })
    throw new AiError('no_connection', { cause })
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
        // A body that breaks off is a TypeError; anything else is an answer that is none of ours.
        const code = error instanceof TypeError ? 'no_connection' : 'server_failed'
        throw new AiError(signal?.aborted ? 'cancelled' : code, { cause: error })
      }
      throw new AiError('no_connection')
    },
    async rewrite(request, { signal } = {}) {
      const answer = await answered(ai.rewrite.$post({ json: request }, { init: { signal } }), signal)
      return aiRewriteAnswer.parse(await answer.json())
    },
  }
}

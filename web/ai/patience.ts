import { AiError } from '#shared/ai/errors.ts'
import type { Completion, CompletionRequest, Model } from '#shared/ai/model.ts'

interface Patience {
  /** Longer than this without a word, and nobody believes any more that an answer comes. */
  silenceSeconds?: number
  /** Before its first word a model reads everything and prepares its form, which a slow device does slowly. */
  firstSeconds?: number
}
const SILENCE_SECONDS = 120
const FIRST_SECONDS = 1800

/** The model, but given up when it falls silent: a graphics driver that hangs never answers. */
export const patient = (model: Model, patience: Patience = {}): Model => ({
  ...model,
  complete: (request) => completeOrGiveUp(model, request, patience),
})

function completeOrGiveUp(
  model: Model,
  request: CompletionRequest,
  { silenceSeconds = SILENCE_SECONDS, firstSeconds = FIRST_SECONDS }: Patience,
) {
  const { signal, onText } = request
  return new Promise<Completion>((resolve, reject) => {
    const inner = new AbortController()
    // Said at once: what hangs does not listen either.
    const end = (code: 'cancelled' | 'timeout') => {
      reject(new AiError(code))
      inner.abort()
    }
    const cancel = () => end('cancelled')
    const giveUp = () => end('timeout')
    if (signal?.aborted) return cancel()
    let timer = setTimeout(giveUp, firstSeconds * 1000)
    const heard = (text: string) => {
      clearTimeout(timer)
      timer = setTimeout(giveUp, silenceSeconds * 1000)
      onText?.(text)
    }
    signal?.addEventListener('abort', cancel, { once: true })
    model
      .complete({ ...request, signal: inner.signal, onText: heard })
      .then(resolve, reject)
      .finally(() => {
        clearTimeout(timer)
        signal?.removeEventListener('abort', cancel)
      })
  })
}

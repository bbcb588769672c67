import { browserBackend, type LanguageModelApi } from '#web/ai/browser-backend.ts'
import { PATIENCE_SECONDS, type Place, type Said, skillsIn } from './said.ts'

// The names of what the interface throws, by its specification.
const FAILURES = {
  down: 'NetworkError',
  unauthorized: 'NotAllowedError',
  busy: 'InvalidStateError',
  wrong_type: 'NotSupportedError',
  too_long: 'QuotaExceededError',
} as const

async function* speak(said: Said | undefined, signal: AbortSignal | undefined): AsyncGenerator<string> {
  if (!said) throw new Error('The script has ended')
  if ('fails' in said) throw new DOMException(said.fails, FAILURES[said.fails])
  if ('falls' in said) {
    yield said.after
    signal?.throwIfAborted()
    await new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
    return
  }
  for (const part of said.says) {
    signal?.throwIfAborted()
    yield part
  }
  // This interface does not say that it stopped in the middle; the text shows it.
}

const streamOf = (parts: AsyncGenerator<string>) =>
  new ReadableStream<string>({
    pull: async (to) => {
      const { done, value } = await parts.next()
      if (done) to.close()
      else to.enqueue(value)
    },
  })

/** The browser's model, scripted. */
export async function browserPlace(script: Said[]): Promise<Place> {
  let asked = 0
  const api: LanguageModelApi = {
    availability: async () => 'available',
    create: async () => ({
      promptStreaming: (_text, { signal }) => streamOf(speak(script[asked++], signal)),
      destroy: () => undefined,
    }),
  }
  return {
    backend: browserBackend(api, { silenceSeconds: PATIENCE_SECONDS, skillsIn }),
    asked: () => asked,
    close: async () => undefined,
  }
}

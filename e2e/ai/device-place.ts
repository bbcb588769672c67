import * as Comlink from 'comlink'
import { DeviceLlm } from '#web/ai/device/device-backend.ts'
import { DEVICE_MODELS } from '#web/ai/device/models.ts'
import type { LlmAnswer, LlmWorkerApi } from '#web/ai/device/protocol.ts'
import { PATIENCE_SECONDS, type Place, type Said } from './said.ts'

// What WebLLM says in each case, as it was seen to say it. An endpoint's troubles have no counterpart on the device.
const FAILURES = {
  down: 'Error: Device was lost. This can happen due to insufficient memory or other GPU constraints.',
  unauthorized: 'Error: Unable to find a compatible GPU.',
  busy: 'Error: Grammar matcher rejected the newly sampled token',
  wrong_type: 'Error: Something nobody has seen',
  too_long: 'ContextWindowSizeExceededError: Prompt tokens exceed context window size',
} as const

/** The device's own client, with a scripted worker behind it. */
export async function devicePlace(script: Said[]): Promise<Place> {
  const { port1, port2 } = new MessageChannel()
  let asked = 0
  let interrupt: () => void = () => undefined
  const api: LlmWorkerApi = {
    load: async () => ({ ok: true, value: null }),
    isDownloaded: async () => ({ ok: true, value: true }),
    remove: async () => ({ ok: true, value: null }),
    interrupt: async () => interrupt(),
    async complete(_request, onText): Promise<LlmAnswer<{ text: string; finish: 'stop' | 'length' }>> {
      const said = script[asked]
      asked += 1
      if (!said) return { ok: false, text: 'Error: the script has ended' }
      if ('fails' in said) return { ok: false, text: FAILURES[said.fails] }
      if ('falls' in said) {
        onText(said.after)
        await new Promise<void>((resolve) => {
          interrupt = resolve
        })
        return { ok: true, value: { text: said.after, finish: 'stop' } }
      }
      let text = ''
      for (const part of said.says) {
        text += part
        // Awaited: the page hears of every part before the next comes.
        await onText(text)
      }
      return { ok: true, value: { text, finish: said.cutOff ? 'length' : 'stop' } }
    },
  }
  Comlink.expose(api, port2 as unknown as Comlink.Endpoint)
  const worker = Object.assign(port1, { terminate: () => port1.close(), onerror: null })
  const llm = new DeviceLlm({
    model: DEVICE_MODELS[0] as (typeof DEVICE_MODELS)[number],
    baseUrl: '',
    silenceSeconds: PATIENCE_SECONDS,
    createWorker: () => worker as unknown as Worker,
  })
  await llm.load()
  return {
    backend: llm.backend,
    asked: () => asked,
    close: async () => {
      llm.close()
      port2.close()
    },
  }
}

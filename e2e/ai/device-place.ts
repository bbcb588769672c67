import { DeviceLlm } from '#web/ai/device/device-backend.ts'
import { DEVICE_MODELS } from '#web/ai/device/models.ts'
import type { LlmEvent, LlmPort } from '#web/ai/device/protocol.ts'
import { PATIENCE_SECONDS, type Place, type Said, skillsIn } from './said.ts'

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
  let asked = 0
  let interrupt: () => void = () => undefined

  async function speak(say: (event: LlmEvent) => void): Promise<void> {
    const said = script[asked]
    asked += 1
    if (!said) return say({ kind: 'failed', text: 'Error: the script has ended' })
    if ('fails' in said) return say({ kind: 'failed', text: FAILURES[said.fails] })
    if ('falls' in said) {
      say({ kind: 'text', text: said.after })
      await new Promise<void>((resolve) => {
        interrupt = resolve
      })
      return say({ kind: 'done', value: { text: said.after, finish: 'stop' } })
    }
    let text = ''
    for (const part of said.says) {
      text += part
      say({ kind: 'text', text })
    }
    say({ kind: 'done', value: { text, finish: said.cutOff ? 'length' : 'stop' } })
  }

  const worker: LlmPort = {
    onmessage: null,
    onerror: null,
    terminate: () => {
      worker.onmessage = null
    },
    postMessage({ id, ...call }) {
      const say = (event: LlmEvent) =>
        queueMicrotask(() => worker.onmessage?.(new MessageEvent('message', { data: { ...event, id } })))
      if (call.call === 'interrupt') interrupt()
      if (call.call === 'load' || call.call === 'count') say({ kind: 'done', value: null })
      if (call.call === 'complete') void speak(say)
    },
  }
  const [model] = DEVICE_MODELS
  if (!model) throw new Error('There is no model in the list')
  const llm = new DeviceLlm({
    model,
    baseUrl: '',
    silenceSeconds: PATIENCE_SECONDS,
    skillsIn,
    createWorker: () => worker,
  })
  await llm.load()
  return { backend: llm.backend, asked: () => asked, close: async () => llm.close() }
}

import { AI_ERROR_TEXTS } from './texts.ts'

// Every way in which a model can fail ends in a sentence a person understands, and one useful action.

export type AiAction = 'retry' | 'standard' | 'download_again' | 'free_space' | 'other_backend' | 'wait'

const ACTIONS = {
  cancelled: 'retry',
  not_json: 'retry',
  refused: 'other_backend',
  nothing_said: 'retry',
  truncated: 'retry',
  too_long: 'other_backend',
  timeout: 'retry',
  endpoint_down: 'retry',
  no_connection: 'retry',
  server_failed: 'retry',
  endpoint_unauthorized: 'other_backend',
  endpoint_busy: 'wait',
  endpoint_answer: 'other_backend',
  budget: 'standard',
  offline: 'retry',
  no_webgpu: 'other_backend',
  no_f16: 'other_backend',
  gpu_too_small: 'other_backend',
  model_files: 'download_again',
  not_loaded: 'download_again',
  interrupted: 'retry',
  blocked: 'other_backend',
  quota: 'free_space',
  failed: 'retry',
} as const satisfies Record<keyof typeof AI_ERROR_TEXTS, AiAction>

export type AiErrorCode = keyof typeof ACTIONS

export const isAiErrorCode = (code: string): code is AiErrorCode => Object.hasOwn(ACTIONS, code)

export class AiError extends Error {
  readonly code: AiErrorCode
  readonly action: AiAction
  constructor(code: AiErrorCode, options: { cause?: unknown } = {}) {
    super(AI_ERROR_TEXTS[code], options)
    this.name = 'AiError'
    this.code = code
    this.action = ACTIONS[code]
  }
}

export function throwIfCancelled(signal: AbortSignal | undefined): void {
  if (signal?.aborted) throw new AiError('cancelled', { cause: signal.reason })
}

import { Fault, type FaultStatus } from '#server/faults.ts'
import { AiError } from '#shared/ai/errors.ts'
import { AI_ERROR_TEXTS } from '#shared/ai/texts.ts'

const STATUS: Partial<Record<AiError['code'], FaultStatus>> = { too_long: 422, budget: 429 }
const RETRY_AFTER = 30

/** What a model's failure is to a caller: not a fault of this server, and often worth another try. */
export function faultOf(error: unknown): unknown {
  if (!(error instanceof AiError)) return error
  const status = STATUS[error.code] ?? 503
  return new Fault(status, error.code, AI_ERROR_TEXTS[error.code], {
    ...(status === 503 ? { retryAfter: RETRY_AFTER } : {}),
    cause: error,
  })
}

export const unavailable = () => new Fault(503, 'ai_unavailable', 'No AI model is set up on this server.')

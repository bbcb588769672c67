import { ZodError } from 'zod'
import { errorText } from '#shared/error-text.ts'
import { ApiProblem, NetworkProblem } from '#web/api/problem.ts'
import { t } from '#web/api/texts.ts'
import { StoreProblem } from '#web/store/problem.ts'
import type { Outcome } from './state.ts'

export interface Failure {
  outcome: Outcome
  detail: string
  /** Seconds, where the server named them. */
  retryAfter: number | null
  /** Whether waiting a while can help. */
  retry: boolean
}

const BY_CODE: Record<string, Outcome> = {
  account_deleted: 'deleted',
  device_only: 'device_only',
}

/** Why a run ended early, and what the person is told. */
export function failureOf(error: unknown): Failure {
  const failure = (outcome: Outcome, retry: boolean, detail: string, retryAfter: number | null = null) => ({
    outcome,
    detail,
    retryAfter,
    retry,
  })
  if (error instanceof NetworkProblem) return failure('offline', true, error.message)
  if (error instanceof StoreProblem) return failure('stuck', error.code === 'disk_full', error.message)
  if (error instanceof ApiProblem) {
    const named = BY_CODE[error.code]
    if (named) return failure(named, false, error.message)
    if ([401, 403, 409].includes(error.status)) return failure('paused', false, error.message)
    return failure('failing', true, error.message, error.retryAfter)
  }
  // JSON, and not ours.
  if (error instanceof ZodError) return failure('offline', true, t.theServerAnsweredSomethingUnexpected)
  return failure('stuck', true, errorText(error))
}

import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { faultWithin } from './db/database-errors.ts'
import type { AppEnv, Deps } from './deps.ts'
import { type Fault, faults } from './faults.ts'

/** The one place where an error becomes an answer. What was not foreseen is logged and says nothing about itself. */
export const answerError =
  ({ log }: Deps) =>
  (error: Error, c: Context<AppEnv>): Response => {
    const fault = asFault(error)
    if (fault) {
      if (fault.retryAfter !== undefined) c.header('Retry-After', String(fault.retryAfter))
      if (fault.status === 401) c.header('WWW-Authenticate', 'Bearer')
      return c.json(fault.body(), fault.status)
    }
    log.error({ err: withoutData(error), requestId: c.get('requestId') }, 'request failed')
    return c.json({ error: 'Something went wrong on the server.', code: 'internal' }, 500)
  }

function asFault(error: Error): Fault | undefined {
  // The client hung up in the middle of its request: nobody reads this answer.
  if ('code' in error && error.code === 'ECONNRESET' && error.message === 'aborted')
    return faults.malformed('The request ended before it was complete.', error)
  const fault = faultWithin(error)
  if (fault) return fault
  if (!(error instanceof HTTPException)) return undefined
  if (error.status === 413) return faults.tooLarge()
  // Hono's validator: a body that says it is JSON or a form and is not.
  if (error.status === 400) return faults.malformed('The request could not be read.')
  return undefined
}

/** A database error's message quotes the statement with its values: only its code and place are logged. */
function withoutData(error: Error): object {
  const cause = error.cause instanceof Error ? error.cause : undefined
  const code = cause && 'code' in cause ? cause.code : undefined
  const isQuery = error.message.startsWith('Failed query')
  return {
    type: error.name,
    message: isQuery ? 'Failed query' : error.message,
    code,
    stack: error.stack
      ?.split('\n')
      .filter((line) => line.trimStart().startsWith('at '))
      .join('\n'),
  }
}

import { createMiddleware } from 'hono/factory'
import { routePath } from 'hono/route'
import { uuidv7 } from 'uuidv7'
import type { AppEnv, Deps } from './deps.ts'

const GIVEN_ID = /^[\w-]{8,64}$/

/** One line for each API request: the route's pattern instead of its path, and nothing that was sent. */
export const requestLog = ({ log }: Deps) =>
  createMiddleware<AppEnv>(async (c, next) => {
    const given = c.req.header('x-request-id') ?? ''
    const requestId = GIVEN_ID.test(given) ? given : uuidv7()
    c.set('requestId', requestId)
    c.header('X-Request-Id', requestId)
    const start = performance.now()
    await next()
    log.info({
      requestId,
      method: c.req.method,
      route: routePath(c, -1),
      status: c.res.status,
      ms: Math.round(performance.now() - start),
    })
  })

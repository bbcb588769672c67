import { createMiddleware } from 'hono/factory'
import type { AppEnv, Deps } from './deps.ts'
import { faults } from './faults.ts'

const READS = new Set(['GET', 'HEAD', 'OPTIONS'])
/** A question that is asked by POST. */
const ASKS = '/api/auth/verify-token'
/** A few bytes each, so people still get in and out and can read what they have. */
const SMALL = new Set(['/api/auth/login', '/api/auth/logout'])

/** Refuses changes while the database can still do so in good order, before anything of them is read. */
export const diskGuard = ({ storage }: Deps) =>
  createMiddleware<AppEnv>(async (c, next) => {
    if (!READS.has(c.req.method) && c.req.path !== ASKS) {
      const state = storage.disk.state()
      if (state === 'full' || (state === 'low' && !SMALL.has(c.req.path))) throw faults.diskFull()
    }
    await next()
  })

import { bodyLimit } from 'hono/body-limit'
import { createMiddleware } from 'hono/factory'
import { BODY_MAX_BYTES, UPLOAD_MAX_BYTES } from '#shared/schema/limits.ts'
import type { AppEnv } from './deps.ts'
import { faults } from './faults.ts'

/** The file, the job description beside it, and the multipart lines around both. */
const UPLOAD_ENVELOPE = 2_000_000
/** A push carries several bodies. */
const PUSH_BODIES = 4

/** The first that fits; every other route of the API, existing or not, takes what a form of an account needs. */
const LIMITS = [
  { under: '/api/analysis', bytes: UPLOAD_MAX_BYTES + UPLOAD_ENVELOPE },
  { under: '/api/sync', bytes: BODY_MAX_BYTES * PUSH_BODIES },
  { under: '/api/resumes', bytes: BODY_MAX_BYTES },
  { under: '/api/ai', bytes: BODY_MAX_BYTES },
  { under: '/api', bytes: 64_000 },
].map(({ under, bytes }) => ({ under, limit: tooLarge(bytes) }))

/** Counts what arrives, too: a body that comes in chunks says nothing of its length. */
export const bodyLimits = createMiddleware<AppEnv>(async (c, next) => {
  const fitting = LIMITS.find(({ under }) => c.req.path === under || c.req.path.startsWith(`${under}/`))
  return fitting ? fitting.limit(c, next) : next()
})

function tooLarge(maxSize: number) {
  return bodyLimit({
    maxSize,
    onError: () => {
      throw faults.tooLarge()
    },
  })
}

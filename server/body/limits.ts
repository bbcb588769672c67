import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '#server/deps.ts'
import { faults } from '#server/faults.ts'
import { BODY_MAX_BYTES, UPLOAD_MAX_BYTES } from '#shared/schema/limits.ts'

/** The file, the job description beside it, and the multipart lines around both. */
const UPLOAD_ENVELOPE = 2_000_000
/** A push carries several bodies. */
const PUSH_BODIES = 4

/** The form of an account fits; so does everything else that a stranger may send. */
const SMALL = 64_000

const LIMITS: Record<string, number> = {
  '/api/analysis/standard': UPLOAD_MAX_BYTES + UPLOAD_ENVELOPE,
  '/api/analysis/ai': UPLOAD_MAX_BYTES + UPLOAD_ENVELOPE,
  '/api/sync/push': BODY_MAX_BYTES * PUSH_BODIES,
  '/api/resumes': BODY_MAX_BYTES,
  '/api/ai/analyze': BODY_MAX_BYTES,
  '/api/ai/rewrite': BODY_MAX_BYTES,
}

export const bodyLimitOf = (path: string): number => LIMITS[path] ?? SMALL

/** By its head alone: nothing of a body is read before the route knows who sends it. */
export const declaredLimit = createMiddleware<AppEnv>(async (c, next) => {
  if (Number(c.req.header('content-length') ?? 0) > bodyLimitOf(c.req.path)) throw faults.tooLarge()
  await next()
})

import type { Logger } from 'pino'
import type { StartParseChild } from './analysis/child.ts'
import { createParsePool } from './analysis/pool.ts'
import { createUploads } from './analysis/uploads.ts'
import { createPasswords } from './auth/passwords.ts'
import { createBackground } from './background.ts'
import { type Db, STORED_ELSEWHERE, type Storage } from './db/open.ts'
import type { Deps } from './deps.ts'
import type { Env } from './env.ts'
import { createMailer } from './mail/mailer.ts'

/** A device sends one file after the other; a second one may be open beside it. */
const UPLOADS_PER_USER = 4

export const createDeps = (
  env: Env,
  db: Db,
  log: Logger,
  now: () => Date = () => new Date(),
  storage: Storage = STORED_ELSEWHERE,
  startReader?: StartParseChild,
): Deps => {
  const limits = {
    processes: env.PARSE_PROCESSES,
    queue: env.PARSE_QUEUE,
    seconds: env.PARSE_SECONDS,
    memoryMb: env.PARSE_MEMORY_MB,
  }
  const parser = createParsePool(limits, startReader)
  const uploads = createUploads(
    { bytes: env.UPLOAD_MEMORY_MB * 1_000_000, perUser: UPLOADS_PER_USER },
    parser.full,
  )
  return {
    env,
    db,
    storage,
    now,
    log,
    passwords: createPasswords(env.HASHES_AT_ONCE),
    parser,
    uploads,
    background: createBackground(log),
    mailer: env.SMTP_URL ? createMailer(env.SMTP_URL, env.MAIL_FROM) : undefined,
  }
}

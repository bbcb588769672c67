import type { Logger } from 'pino'
import { createParsePool } from './analysis/pool.ts'
import { createPasswords } from './auth/passwords.ts'
import { createBackground } from './background.ts'
import type { Db } from './db/open.ts'
import type { Deps } from './deps.ts'
import type { Env } from './env.ts'
import { createMailer } from './mail/mailer.ts'

export const createDeps = (env: Env, db: Db, log: Logger, now: () => Date = () => new Date()): Deps => ({
  env,
  db,
  now,
  log,
  passwords: createPasswords(env.HASHES_AT_ONCE),
  parser: createParsePool({
    processes: env.PARSE_PROCESSES,
    queue: env.PARSE_QUEUE,
    seconds: env.PARSE_SECONDS,
    memoryMb: env.PARSE_MEMORY_MB,
  }),
  background: createBackground(log),
  mailer: env.SMTP_URL ? createMailer(env.SMTP_URL, env.MAIL_FROM) : undefined,
})

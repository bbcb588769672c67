import type { Logger } from 'pino'
import type { ParsePool } from './analysis/pool.ts'
import type { Uploads } from './analysis/uploads.ts'
import type { Passwords } from './auth/passwords.ts'
import type { Background } from './background.ts'
import type { Db, Storage } from './db/open.ts'
import type { Env } from './env.ts'
import type { Mailer } from './mail/mailer.ts'

/** What every route may use. Nothing in it remembers anything that another process would need to know. */
export interface Deps {
  env: Env
  db: Db
  storage: Storage
  now: () => Date
  log: Logger
  passwords: Passwords
  parser: ParsePool
  uploads: Uploads
  background: Background
  /** Absent: this server sends no mail. */
  mailer: Mailer | undefined
}

export interface SignedInUser {
  id: string
  name: string
  email: string
  role: 'user' | 'admin'
  deviceOnly: boolean
  createdAt: Date
  lastLogin: Date | null
  totalResumes: number
  totalAnalyses: number
}

export interface CurrentSession {
  tokenHash: string
  publicId: string
  createdAt: Date
  expiresAt: Date
}

/** What a request carries on its way: set by `requestId`, and by `signedIn` where a route asks for it. */
export interface AppEnv {
  Variables: { requestId: string; user: SignedInUser; session: CurrentSession }
  Bindings: { incoming?: { socket?: { remoteAddress?: string } } }
}

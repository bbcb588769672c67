import { and, eq, gt, isNull, lt, ne, notInArray, sql } from 'drizzle-orm'
import { type Adapter, Lucia, TimeSpan } from 'lucia'
import { uuidv7 } from 'uuidv7'
import { isDiskFull } from '#server/db/database-errors.ts'
import type { Db, DbOrTx, Tx } from '#server/db/open.ts'
import { endedSessions, sessions, userCounters, users } from '#server/db/schema.ts'
import type { CurrentSession, SignedInUser } from '#server/deps.ts'
import { hashOf, newToken } from './tokens.ts'

// Sessions by lucia. It is no longer developed, so nothing outside this file knows of it.

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** `idle`: ends when unused for so long. `atMost`: ends however much it is used. */
const LIFE = {
  short: { idle: 12 * HOUR, atMost: 12 * HOUR },
  remembered: { idle: 30 * DAY, atMost: 180 * DAY },
} as const
type SessionKind = keyof typeof LIFE

/** A token that is used after so long is replaced by a new one of the same session. */
const ROTATION = HOUR
/** For what was under way with the token before. Who brings it later is not the device that got the new one. */
const GRACE = 10 * 60_000
/** Answers that are lost cost a row each: more are not made. */
const TOKENS_AT_ONCE = 6

/** "Last used" is for people to look at: written at most this often. */
const LAST_USED_STEP = 10 * 60_000
/** A renewal that gains less is not worth a write. */
const RENEWAL_STEP = HOUR
const USER_AGENT_MAX = 300

type SessionRow = typeof sessions.$inferSelect

interface ValidSession {
  user: SignedInUser
  session: CurrentSession
}

export async function validateSession(db: Db, now: Date, token: string): Promise<ValidSession | undefined> {
  const adapter = new SessionAdapter(db, now)
  const { session } = await new Lucia(adapter, { sessionExpiresIn: new TimeSpan(30, 'd') }).validateSession(
    token,
  )
  const found = adapter.found
  if (!session || !found) return undefined
  const { row } = found
  if (row.replacedAt && now.getTime() - row.replacedAt.getTime() > GRACE) {
    await endSessionByPublicId(db, row.userId, row.publicId)
    return undefined
  }
  if (row.replaces) await unlessDiskIsFull(retire(db, now, row, row.replaces))
  if (now.getTime() - row.lastUsed.getTime() > LAST_USED_STEP)
    await unlessDiskIsFull(
      db.update(sessions).set({ lastUsed: now }).where(eq(sessions.tokenHash, row.tokenHash)),
    )
  return {
    user: found.user,
    session: {
      tokenHash: row.tokenHash,
      publicId: row.publicId,
      createdAt: row.createdAt,
      expiresAt: adapter.expiresAt ?? row.expiresAt,
    },
  }
}

/** A new token was used: the one before it ends soon, and those that never arrived anywhere end now. */
const retire = (db: Db, now: Date, { userId, publicId, tokenHash }: SessionRow, before: string) =>
  db.transaction(async (tx) => {
    const ofThis = and(eq(sessions.userId, userId), eq(sessions.publicId, publicId))
    await tx.delete(sessions).where(and(ofThis, notInArray(sessions.tokenHash, [tokenHash, before])))
    await tx
      .update(sessions)
      .set({ replacedAt: now })
      .where(and(ofThis, eq(sessions.tokenHash, before), isNull(sessions.replacedAt)))
    await tx
      .update(sessions)
      .set({ replaces: null })
      .where(and(ofThis, eq(sessions.tokenHash, tokenHash)))
  })

/** The session's next token, once it is time. The one in hand serves until the new one has been used. */
export async function nextToken(
  db: Db,
  now: Date,
  userId: string,
  { publicId, tokenHash }: CurrentSession,
): Promise<string | undefined> {
  const rows = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.publicId, publicId)))
  const row = rows.find((one) => one.tokenHash === tokenHash)
  if (!row || row.replacedAt || rows.length >= TOKENS_AT_ONCE) return undefined
  if (now.getTime() - (row.issuedAt ?? row.createdAt).getTime() < ROTATION) return undefined
  const token = newToken()
  const next = { ...row, tokenHash: hashOf(token), lastUsed: now, issuedAt: now, replaces: tokenHash }
  try {
    await db.insert(sessions).values(next)
    return token
  } catch (error) {
    if (isDiskFull(error)) return undefined
    throw error
  }
}

/** Keeping a session fresh must not keep anybody from reading what they have. */
async function unlessDiskIsFull(change: PromiseLike<unknown>): Promise<void> {
  try {
    await change
  } catch (error) {
    if (!isDiskFull(error)) throw error
  }
}

export async function startSession(
  tx: DbOrTx,
  now: Date,
  userId: string,
  kind: SessionKind,
  userAgent: string,
): Promise<string> {
  const lucia = new Lucia(new SessionAdapter(tx, now, { kind, userAgent }), {
    sessionExpiresIn: new TimeSpan(30, 'd'),
  })
  const { id } = await lucia.createSession(userId, {}, { sessionId: newToken() })
  return id
}

export const readBearer = (header: string): string | undefined => {
  const [scheme, token] = header.split(' ')
  return scheme?.toLowerCase() === 'bearer' && token ? token : undefined
}

const endSession = (tx: DbOrTx, tokenHash: string) =>
  tx.delete(sessions).where(eq(sessions.tokenHash, tokenHash))

export const endSessionByPublicId = (tx: DbOrTx, userId: string, publicId: string) =>
  tx
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.publicId, publicId)))
    .returning({ publicId: sessions.publicId })

export const endOtherSessions = (tx: DbOrTx, userId: string, keepTokenHash: string) =>
  tx.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.tokenHash, keepTokenHash)))

/** Ends all sessions of a user and remembers why, so that each device can be told. */
export async function endAllSessions(
  tx: Tx,
  userId: string,
  reason?: 'account_deleted' | 'account_deactivated',
): Promise<void> {
  if (reason)
    await tx
      .insert(endedSessions)
      .select(
        tx
          .select({
            tokenHash: sessions.tokenHash,
            reason: sql<typeof reason>`${reason}`.as('reason'),
            expiresAt: sessions.expiresAt,
            userId: sessions.userId,
          })
          .from(sessions)
          .where(eq(sessions.userId, userId)),
      )
      .onConflictDoNothing()
  await tx.delete(sessions).where(eq(sessions.userId, userId))
}

/** By what the account is now: it may have been deleted after it was deactivated, or be active again. */
export async function reasonOfEnd(db: Db, token: string) {
  const [row] = await db
    .select({ reason: endedSessions.reason, userId: endedSessions.userId, isActive: users.isActive })
    .from(endedSessions)
    .leftJoin(users, eq(users.id, endedSessions.userId))
    .where(eq(endedSessions.tokenHash, hashOf(token)))
  if (!row?.userId) return row?.reason
  if (row.isActive === null) return 'account_deleted'
  return row.isActive ? undefined : 'account_deactivated'
}

export async function liveSessions(db: Db, now: Date, userId: string) {
  const rows = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
    .orderBy(sessions.createdAt, sessions.lastUsed)
  // A session may have more than one token for a while: the one used last says how it is.
  return [...new Map(rows.map((row) => [row.publicId, row])).values()]
}

export async function forgetExpiredSessions(db: Db, now: Date): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, now))
  await db.delete(endedSessions).where(lt(endedSessions.expiresAt, now))
}

/**
 * Lucia's view of the sessions table. The database has only the token's hash; lucia renews every session by one span,
 * so the adapter clamps to the session's own kind. It serves one call and keeps what that call found.
 */
class SessionAdapter implements Adapter {
  found: { row: SessionRow; user: SignedInUser } | undefined
  expiresAt: Date | undefined
  readonly #db: DbOrTx
  readonly #now: Date
  readonly #start: { kind: SessionKind; userAgent: string } | undefined

  constructor(db: DbOrTx, now: Date, start?: { kind: SessionKind; userAgent: string }) {
    this.#db = db
    this.#now = now
    this.#start = start
  }

  async getSessionAndUser(token: string): ReturnType<Adapter['getSessionAndUser']> {
    const [hit] = await this.#db
      .select({ row: sessions, user: users, counters: userCounters })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .innerJoin(userCounters, eq(userCounters.userId, sessions.userId))
      .where(eq(sessions.tokenHash, hashOf(token)))
    if (!hit?.user.isActive) return [null, null]
    const { totalResumes, totalAnalyses } = hit.counters
    this.found = { row: hit.row, user: { ...hit.user, totalResumes, totalAnalyses } }
    return [
      { id: token, userId: hit.user.id, expiresAt: this.#onLuciasClock(hit.row.expiresAt), attributes: {} },
      { id: hit.user.id, attributes: {} },
    ]
  }

  async setSession(session: { id: string; userId: string }): Promise<void> {
    if (!this.#start) throw new Error('A session is started by startSession.')
    const { kind, userAgent } = this.#start
    await this.#db.insert(sessions).values({
      tokenHash: hashOf(session.id),
      publicId: uuidv7(),
      userId: session.userId,
      kind,
      createdAt: this.#now,
      lastUsed: this.#now,
      expiresAt: this.#limit(kind, this.#now),
      userAgent: userAgent.slice(0, USER_AGENT_MAX),
    })
  }

  /** Lucia asks for this when a session is past half of its span. */
  async updateSessionExpiration(): Promise<void> {
    if (!this.found) throw new Error('A session is renewed after it was found.')
    const { row } = this.found
    const renewed = this.#limit(row.kind, row.createdAt)
    if (renewed.getTime() - row.expiresAt.getTime() < RENEWAL_STEP) return
    this.expiresAt = renewed
    await unlessDiskIsFull(
      this.#db.update(sessions).set({ expiresAt: renewed }).where(eq(sessions.tokenHash, row.tokenHash)),
    )
  }

  async deleteSession(token: string): Promise<void> {
    await endSession(this.#db, hashOf(token))
  }

  // The interface asks for the rest; the functions above do it, inside the caller's transaction.
  getUserSessions = () => Promise.reject(new Error('Use liveSessions.'))
  deleteUserSessions = () => Promise.reject(new Error('Use endAllSessions.'))
  deleteExpiredSessions = () => Promise.reject(new Error('Use forgetExpiredSessions.'))

  #limit(kind: SessionKind, createdAt: Date): Date {
    const { idle, atMost } = LIFE[kind]
    return new Date(Math.min(this.#now.getTime() + idle, createdAt.getTime() + atMost))
  }

  /** Lucia compares with the system's clock; the app is given its clock. */
  #onLuciasClock(time: Date): Date {
    return new Date(time.getTime() - this.#now.getTime() + Date.now())
  }
}

declare module 'lucia' {
  interface Register {
    UserId: string
  }
}

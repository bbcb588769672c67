import { randomBytes } from 'node:crypto'
import { and, count, desc, eq, gt, lt } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import type { Db, DbOrTx } from '#server/db/open.ts'
import { challenges, recoveryCodes, users } from '#server/db/schema.ts'
import type { Deps, SignedInUser } from '#server/deps.ts'
import { Fault, faults } from '#server/faults.ts'
import { ask } from './challenges.ts'
import { consume } from './rate-limits.ts'
import { hashOf } from './tokens.ts'

const PERIOD = 30
/** Clocks of phones differ: the code before and the one after are taken, too. */
const WINDOW = 1
const RECOVERY_CODES = 10

const totpOf = (secret: string, label = '') =>
  new TOTP({ issuer: 'Legible', label, secret: Secret.fromBase32(secret), digits: 6, period: PERIOD })

const wrongCode = () =>
  new Fault(401, 'second_factor_wrong', 'This code is not right, or was used already.', {
    fields: { code: 'This code is not right, or was used already.' },
  })

export async function secondFactorOf(db: Db, userId: string) {
  const [user] = await db.select({ secret: users.totpSecret }).from(users).where(eq(users.id, userId))
  const [codes] = await db.select({ n: count() }).from(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  return { on: Boolean(user?.secret), recoveryCodes: codes?.n ?? 0 }
}

/** Nothing changes until a code shows that the app has the secret. */
export async function beginSecondFactor({ db, now }: Deps, { id, email }: SignedInUser) {
  const secret = new Secret({ size: 20 }).base32
  await db.delete(challenges).where(and(eq(challenges.userId, id), eq(challenges.kind, 'totp')))
  await ask(db, now(), 'totp', secret, id)
  return { secret, uri: totpOf(secret, email).toString() }
}

export async function turnOnSecondFactor(deps: Deps, userId: string, code: string): Promise<string[]> {
  const { db, now } = deps
  await consume(deps, 'secondFactor', userId)
  const time = now()
  const [begun] = await db
    .select()
    .from(challenges)
    .where(and(eq(challenges.userId, userId), eq(challenges.kind, 'totp'), gt(challenges.expiresAt, time)))
    .orderBy(desc(challenges.expiresAt))
    .limit(1)
  if (!begun) throw new Fault(422, 'challenge_gone', 'This took too long. Start again.')
  const step = stepOf(begun.value, code, time)
  if (step === undefined)
    throw faults.invalid({ code: 'This code is not right. Check the clock of your phone.' })
  const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode)
  await db.transaction(async (tx) => {
    await tx.delete(challenges).where(eq(challenges.id, begun.id))
    await tx.update(users).set({ totpSecret: begun.value, totpStep: step }).where(eq(users.id, userId))
    await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
    await tx.insert(recoveryCodes).values(codes.map((text) => ({ userId, codeHash: hashFor(userId, text) })))
  })
  return codes
}

export async function turnOffSecondFactor(tx: DbOrTx, userId: string): Promise<void> {
  await tx.update(users).set({ totpSecret: null, totpStep: 0 }).where(eq(users.id, userId))
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
}

/** After the password was right. Says which of the two it was; throws where it is neither. */
export async function checkSecondFactor(
  deps: Deps,
  user: { id: string; totpSecret: string },
  code: string | undefined,
): Promise<'app' | 'recovery'> {
  if (!code) throw new Fault(401, 'second_factor_required', 'Enter the code from your authenticator app.')
  const { db, now } = deps
  await consume(deps, 'secondFactor', user.id)
  const step = stepOf(user.totpSecret, code, now())
  if (step !== undefined) {
    const used = await db
      .update(users)
      .set({ totpStep: step })
      .where(and(eq(users.id, user.id), lt(users.totpStep, step)))
      .returning({ id: users.id })
    if (used.length === 0) throw wrongCode()
    return 'app'
  }
  const recovered = await db
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, user.id), eq(recoveryCodes.codeHash, hashFor(user.id, code))))
    .returning({ hash: recoveryCodes.codeHash })
  if (recovered.length === 0) throw wrongCode()
  return 'recovery'
}

/** The half minute a code belongs to. */
function stepOf(secret: string, code: string, now: Date): number | undefined {
  const token = code.replace(/\s/g, '')
  if (!/^\d{6}$/.test(token)) return undefined
  const delta = totpOf(secret).validate({ token, timestamp: now.getTime(), window: WINDOW })
  return delta === null ? undefined : Math.floor(now.getTime() / 1000 / PERIOD) + delta
}

/** 50 random bits in two groups, without letters that look alike. */
function newRecoveryCode(): string {
  const letters = '23456789abcdefghjkmnpqrstuvwxyzz'
  const text = [...randomBytes(10)].map((byte) => letters[byte % 32]).join('')
  return `${text.slice(0, 5)}-${text.slice(5)}`
}

const hashFor = (userId: string, code: string) =>
  hashOf(`${userId}\0${code.toLowerCase().replace(/[^a-z0-9]/g, '')}`)

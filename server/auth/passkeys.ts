import {
  type AuthenticationResponseJSON,
  type AuthenticatorTransportFuture,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import { and, eq } from 'drizzle-orm'
import type { Db } from '#server/db/open.ts'
import { passkeys, userCounters, users } from '#server/db/schema.ts'
import type { Deps, SignedInUser } from '#server/deps.ts'
import { Fault, faults } from '#server/faults.ts'
import type { PasskeyInfo } from '#shared/schema/sign-in.ts'
import { answered, ask } from './challenges.ts'

/** A passkey belongs to the name in the address; both are what PUBLIC_URL says. */
function partyOf({ env }: Deps) {
  const { hostname, origin } = new URL(env.PUBLIC_URL)
  return { rpID: hostname, origin }
}

const refused = (cause?: unknown) =>
  new Fault(401, 'passkey_refused', 'This passkey does not open any account here.', { cause })

const transportsOf = (row: { transports: AuthenticatorTransportFuture[] | null }) => row.transports ?? []

export async function listPasskeys(db: Db, userId: string): Promise<PasskeyInfo[]> {
  const rows = await db.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(passkeys.createdAt)
  return rows.map(({ id, name, createdAt, lastUsed }) => ({
    id,
    name,
    createdAt: createdAt.toISOString(),
    lastUsed: lastUsed?.toISOString() ?? null,
  }))
}

export async function beginPasskey(deps: Deps, user: SignedInUser) {
  const { db, now } = deps
  const known = await db.select().from(passkeys).where(eq(passkeys.userId, user.id))
  const options = await generateRegistrationOptions({
    rpName: 'Legible',
    rpID: partyOf(deps).rpID,
    userID: new TextEncoder().encode(user.id),
    userName: user.email,
    userDisplayName: user.name,
    attestationType: 'none',
    excludeCredentials: known.map((row) => ({ id: row.id, transports: transportsOf(row) })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  return { challenge: await ask(db, now(), 'passkey', options.challenge, user.id), options: { ...options } }
}

export async function addPasskey(
  deps: Deps,
  userId: string,
  given: { challenge: string; name: string; response: Record<string, unknown> },
): Promise<void> {
  const { db, now } = deps
  const { rpID, origin } = partyOf(deps)
  const expectedChallenge = await answered(db, now(), 'passkey', given.challenge, userId)
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: given.response as unknown as RegistrationResponseJSON,
    expectedChallenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
  }).catch((cause: unknown) => {
    throw faults.malformed('This passkey could not be verified.', cause)
  })
  if (!verified) throw faults.malformed('This passkey could not be verified.')
  const { credential } = registrationInfo
  const added = await db
    .insert(passkeys)
    .values({
      userId,
      id: credential.id,
      publicKey: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      transports: credential.transports ?? [],
      name: given.name || 'Passkey',
      createdAt: now(),
    })
    .onConflictDoNothing()
    .returning({ id: passkeys.id })
  if (added.length === 0) throw faults.malformed('This passkey is known already.')
}

export async function removePasskey(db: Db, userId: string, id: string): Promise<void> {
  const removed = await db
    .delete(passkeys)
    .where(and(eq(passkeys.userId, userId), eq(passkeys.id, id)))
    .returning({ id: passkeys.id })
  if (removed.length === 0) throw faults.notFound('This passkey')
}

/** Of nobody yet: the passkey itself says whose it is. */
export async function beginPasskeyLogin(deps: Deps) {
  const options = await generateAuthenticationOptions({
    rpID: partyOf(deps).rpID,
    userVerification: 'required',
  })
  const challenge = await ask(deps.db, deps.now(), 'passkey-login', options.challenge, null)
  return { challenge, options: { ...options } }
}

/** Whose passkey answered; something one has and something one is or knows, so no further code is asked for. */
export async function ownerOfPasskey(deps: Deps, challenge: string, response: Record<string, unknown>) {
  const { db, now } = deps
  const { rpID, origin } = partyOf(deps)
  const expectedChallenge = await answered(db, now(), 'passkey-login', challenge, null)
  const [found] = await db
    .select({ key: passkeys, user: users, counters: userCounters })
    .from(passkeys)
    .innerJoin(users, eq(users.id, passkeys.userId))
    .innerJoin(userCounters, eq(userCounters.userId, passkeys.userId))
    .where(eq(passkeys.id, String(response.id)))
  if (!found) throw refused()
  const { key } = found
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: response as unknown as AuthenticationResponseJSON,
    expectedChallenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    credential: {
      id: key.id,
      publicKey: new Uint8Array(Buffer.from(key.publicKey, 'base64url')),
      counter: key.counter,
      transports: transportsOf(key),
    },
  }).catch((cause: unknown) => {
    throw refused(cause)
  })
  if (!verified) throw refused()
  await db
    .update(passkeys)
    .set({ counter: authenticationInfo.newCounter, lastUsed: now() })
    .where(and(eq(passkeys.userId, key.userId), eq(passkeys.id, key.id)))
  return found
}

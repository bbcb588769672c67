import { createHash, randomInt } from 'node:crypto'
import { and, eq, gt } from 'drizzle-orm'
import type { DbOrTx } from '#server/db/open.ts'
import { challenges } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { Fault, faults } from '#server/faults.ts'
import { emailCodeMail, hasAccountMail } from '#server/mail/email-code-mail.ts'
import { findByEmail, keyOf } from './accounts.ts'
import { consume } from './rate-limits.ts'
import { hashOf } from './tokens.ts'

// Who reads what is sent to an address has it. Where VERIFY_EMAIL is set, a code that was mailed there is asked for
// before an account is made with an address or moved to it: an address nobody confirmed is never an account's.

const DIGITS = 8
const MINUTES = 30

const required = (email: string) =>
  new Fault(403, 'email_code_required', `Enter the code that we sent to ${email}.`)
const wrong = () =>
  faults.invalid({ emailCode: 'This code is not right, or has expired. Ask for a new one.' })

/** One row for each address: a new code makes the one before useless. Of the form of a UUID made by other means. */
function rowOf(email: string): string {
  const hash = createHash('sha256')
    .update(`email-code\0${keyOf(email)}`)
    .digest('hex')
  return hash.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-a$4-$5')
}
const hashFor = (email: string, code: string) => hashOf(`${keyOf(email)}\0${code.replace(/\s/g, '')}`)

async function sendCode({ db, now, mailer }: Deps, email: string): Promise<void> {
  // The answer to who asks is the same: only the owner of the address learns that there is an account.
  if (await findByEmail(db, email)) return void (await mailer?.send(hasAccountMail(email)))
  const code = String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0')
  const row = {
    kind: 'email-code' as const,
    value: hashFor(email, code),
    userId: null,
    expiresAt: new Date(now().getTime() + MINUTES * 60_000),
  }
  await db
    .insert(challenges)
    .values({ id: rowOf(email), ...row })
    .onConflictDoUpdate({ target: challenges.id, set: row })
  await mailer?.send(emailCodeMail(email, code, MINUTES))
}

const rightCode = (email: string, code: string, now: Date) =>
  and(
    eq(challenges.id, rowOf(email)),
    eq(challenges.kind, 'email-code'),
    eq(challenges.value, hashFor(email, code)),
    gt(challenges.expiresAt, now),
  )

/** Without a code one is sent and asked for; a wrong one is refused. The right one is spent with what it allows. */
export async function checkEmailCode(deps: Deps, email: string, code: string | undefined): Promise<void> {
  if (!deps.env.VERIFY_EMAIL) return
  if (!code?.trim()) {
    await consume(deps, 'emailCodeMail', keyOf(email))
    deps.background.run('code mail', () => sendCode(deps, email))
    throw required(email)
  }
  await consume(deps, 'emailCode', keyOf(email))
  const [row] = await deps.db
    .select({ id: challenges.id })
    .from(challenges)
    .where(rightCode(email, code, deps.now()))
  if (!row) throw wrong()
}

/** In the transaction of what it allows: of two at once, one gets through. */
export async function spendEmailCode(
  { env, now }: Deps,
  tx: DbOrTx,
  email: string,
  code: string | undefined,
): Promise<void> {
  if (!env.VERIFY_EMAIL) return
  const used = await tx
    .delete(challenges)
    .where(rightCode(email, code ?? '', now()))
    .returning({ id: challenges.id })
  if (used.length === 0) throw wrong()
}

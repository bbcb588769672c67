import { parseArgs } from 'node:util'
import { findByEmail } from '#server/auth/accounts.ts'
import { createPasswords } from '#server/auth/passwords.ts'
import { migrate } from '#server/db/migrate.ts'
import { openDatabase } from '#server/db/open.ts'
import { SEED_EMAIL, seed } from '#server/db/seed.ts'
import { StartError } from '#server/db/start-error.ts'
import { loadEnv } from '#server/env.ts'
import { endInOneLine } from '#server/start-line.ts'

const PASSWORD = 'demonstration'

/** `npm run db:seed -- --users N --analyses M`: invented people to look at and to measure with. */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { users: { type: 'string' }, analyses: { type: 'string' } } })
  const users = countOf(values.users, 50)
  const analyses = countOf(values.analyses, users * 10)
  const env = loadEnv()
  // Their password is known to everybody who reads this.
  if (env.NODE_ENV === 'production')
    throw new StartError('db:seed makes no accounts where NODE_ENV is production.')
  const opened = await openDatabase(env)
  try {
    await migrate(opened.db)
    if (await findByEmail(opened.db, SEED_EMAIL(1)))
      throw new StartError(`${SEED_EMAIL(1)} is there already: nothing was added.`)
    const passwordHash = await createPasswords(1).hash(PASSWORD)
    await seed(opened.db, { users, analyses, now: new Date(), passwordHash })
    console.log(
      `${users} users and ${analyses} analyses added. Sign in as ${SEED_EMAIL(1)} with "${PASSWORD}".`,
    )
  } finally {
    await opened.close()
  }
}

function countOf(text: string | undefined, otherwise: number): number {
  const count = text === undefined ? otherwise : Number(text)
  if (!Number.isInteger(count) || count < 1 || count > 10_000_000)
    throw new StartError('Say how many: npm run db:seed -- --users N --analyses M')
  return count
}

main().catch(endInOneLine)

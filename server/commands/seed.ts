import { parseArgs } from 'node:util'
import { findByEmail } from '#server/auth/accounts.ts'
import { createPasswords } from '#server/auth/passwords.ts'
import { migrate } from '#server/db/migrate.ts'
import { openDatabase } from '#server/db/open.ts'
import { SEED_EMAIL, seed } from '#server/db/seed.ts'
import { StartError } from '#server/db/start-error.ts'
import { loadEnv } from '#server/env.ts'
import { endInOneLine } from '#server/start-line.ts'
import { t } from './texts.ts'

const PASSWORD = 'demonstration'

/** `npm run db:seed -- --users N --analyses M`: invented people to look at and to measure with. */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { users: { type: 'string' }, analyses: { type: 'string' } } })
  const users = countOf(values.users, 50)
  const analyses = countOf(values.analyses, users * 10)
  const env = loadEnv()
  // Their password is known to everybody who reads this.
  if (env.NODE_ENV === 'production') throw new StartError(t.notInProduction)
  const opened = await openDatabase(env)
  try {
    await migrate(opened.db)
    if (await findByEmail(opened.db, SEED_EMAIL(1)))
      throw new StartError(t.seedIsThere({ email: SEED_EMAIL(1) }))
    const passwordHash = await createPasswords(1).hash(PASSWORD)
    await seed(opened.db, { users, analyses, now: new Date(), passwordHash })
    console.log(t.seeded({ users, analyses, email: SEED_EMAIL(1), password: PASSWORD }))
  } finally {
    await opened.close()
  }
}

function countOf(text: string | undefined, otherwise: number): number {
  const count = text === undefined ? otherwise : Number(text)
  if (!Number.isInteger(count) || count < 1 || count > 10_000_000) throw new StartError(t.seedUsage)
  return count
}

main().catch(endInOneLine)

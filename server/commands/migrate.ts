import { migrate } from '#server/db/migrate.ts'
import { openDatabase } from '#server/db/open.ts'
import { loadEnv } from '#server/env.ts'
import { endInOneLine } from '#server/start-line.ts'

/** `npm run db:migrate`: before a new version starts, where several processes share a database. */
async function main(): Promise<void> {
  const opened = await openDatabase(loadEnv())
  try {
    const applied = await migrate(opened.db)
    console.log(`${opened.where}: ${applied === 0 ? 'up to date' : `${applied} migration(s) applied`}.`)
  } finally {
    await opened.close()
  }
}

main().catch(endInOneLine)

import { compareAnew } from '#server/db/backup.ts'
import { migrate } from '#server/db/migrate.ts'
import { openDatabase } from '#server/db/open.ts'
import { loadEnv } from '#server/env.ts'
import { endInOneLine } from '#server/start-line.ts'
import { t } from './texts.ts'

/**
 * `npm run db:restored`: after a backup was put back, before the server starts. Devices know changes that the backup
 * does not: with a new epoch they compare everything anew instead of trusting the numbers.
 */
async function main(): Promise<void> {
  const opened = await openDatabase(loadEnv())
  try {
    await migrate(opened.db)
    await compareAnew(opened.db)
    console.log(t.willCompare)
  } finally {
    await opened.close()
  }
}

main().catch(endInOneLine)

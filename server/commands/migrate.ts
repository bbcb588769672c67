import { migrate } from '#server/db/migrate.ts'
import { openDatabase } from '#server/db/open.ts'
import { loadEnv } from '#server/env.ts'
import { endInOneLine } from '#server/start-line.ts'
import { t } from './texts.ts'

/** `npm run db:migrate`: before a new version starts, where several processes share a database. */
async function main(): Promise<void> {
  const opened = await openDatabase(loadEnv())
  try {
    const applied = await migrate(opened.db)
    console.log(
      applied === 0 ? t.upToDate({ where: opened.where }) : t.migrated(applied, { where: opened.where }),
    )
  } finally {
    await opened.close()
  }
}

main().catch(endInOneLine)

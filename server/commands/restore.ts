import { restoreBackup } from '#server/db/backup.ts'
import { openDatabase } from '#server/db/open.ts'
import { StartError } from '#server/db/start-error.ts'
import { loadEnv } from '#server/env.ts'
import { endInOneLine } from '#server/start-line.ts'
import { t } from './texts.ts'

/** `npm run db:restore -- FILE`: into an empty database, of either kind. */
async function main(file: string | undefined): Promise<void> {
  if (!file) throw new StartError(t.restoreUsage)
  const opened = await openDatabase(loadEnv())
  try {
    const rows = await restoreBackup(opened.db, file)
    console.log(t.restored(rows, { where: opened.where }))
  } finally {
    await opened.close()
  }
}

main(process.argv[2]).catch(endInOneLine)

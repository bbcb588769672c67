import { restoreBackup } from '#server/db/backup.ts'
import { openDatabase } from '#server/db/open.ts'
import { StartError } from '#server/db/start-error.ts'
import { loadEnv } from '#server/env.ts'
import { endInOneLine } from '#server/start-line.ts'

/** `npm run db:restore -- FILE`: into an empty database, of either kind. */
async function main(file: string | undefined): Promise<void> {
  if (!file) throw new StartError('Say which: npm run db:restore -- FILE')
  const opened = await openDatabase(loadEnv())
  try {
    const rows = await restoreBackup(opened.db, file)
    console.log(`${rows} rows are in ${opened.where}. Every device will compare everything anew.`)
  } finally {
    await opened.close()
  }
}

main(process.argv[2]).catch(endInOneLine)

import { writeBackup } from '#server/db/backup.ts'
import { openDatabase } from '#server/db/open.ts'
import { StartError } from '#server/db/start-error.ts'
import { loadEnv } from '#server/env.ts'
import { endInOneLine } from '#server/start-line.ts'
import { t } from './texts.ts'

/** `npm run db:backup -- FILE`: everything that is stored, in one file. With PGlite the server is stopped before. */
async function main(file: string | undefined): Promise<void> {
  if (!file) throw new StartError(t.backupUsage)
  const opened = await openDatabase(loadEnv())
  try {
    await writeBackup(opened.db, file)
    console.log(t.backupWritten({ where: opened.where, file }))
  } finally {
    await opened.close()
  }
}

main(process.argv[2]).catch(endInOneLine)

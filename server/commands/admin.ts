import { promote } from '#server/admin/promote.ts'
import { askRunningServer } from '#server/control/socket.ts'
import { migrate } from '#server/db/migrate.ts'
import { openDatabase } from '#server/db/open.ts'
import { StartError } from '#server/db/start-error.ts'
import { loadEnv } from '#server/env.ts'
import { endInOneLine } from '#server/start-line.ts'
import { t } from './texts.ts'

/** `npm run admin -- EMAIL`: makes a registered account an administrator, whether the server runs or not. */
async function main(email: string | undefined): Promise<void> {
  if (!email || /\s/.test(email)) throw new StartError(t.adminUsage)
  const env = loadEnv()
  const answered = env.DATABASE_URL ? undefined : await askRunningServer(env.DATA_DIR, email)
  const { ok, message } = answered ?? (await promoteDirectly(email))
  if (!ok) throw new StartError(message)
  console.log(message)
}

async function promoteDirectly(email: string) {
  const opened = await openDatabase(loadEnv())
  try {
    await migrate(opened.db)
    return await promote(opened.db, new Date(), email)
  } finally {
    await opened.close()
  }
}

main(process.argv[2]).catch(endInOneLine)

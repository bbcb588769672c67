import { hasAdmin } from './admin/promote.ts'
import { createApp } from './app.ts'
import { openControlSocket } from './control/socket.ts'
import { createDeps } from './create-deps.ts'
import { migrate } from './db/migrate.ts'
import { openDatabase } from './db/open.ts'
import { loadEnv } from './env.ts'
import { forgetOldRows } from './forget.ts'
import { listen } from './listen.ts'
import { createLog } from './log.ts'
import { endInOneLine } from './start-line.ts'

/** Milliseconds after which a server that was told to stop ends with whatever is still under way. */
const LAST_MOMENT = 30_000

/** Env → database → migrations → listen; a signal goes the same way back. */
async function main(): Promise<void> {
  const env = loadEnv()
  const log = createLog(env)
  // New files are for this user only, whoever started the server with whatever mask.
  process.umask(0o077)
  const opened = await openDatabase(env, {
    inTime: true,
    onRestart: (reason) => log.error({ reason }, 'database opened anew'),
  })
  const undo: (() => Promise<void>)[] = [opened.close]
  try {
    if (env.MIGRATE_ON_START) await opened.unhurried((db) => migrate(db))
    const deps = createDeps(env, opened.db, log, undefined, opened)
    undo.push(deps.parser.close, deps.background.settled)
    if (opened.kind === 'pglite') undo.push(await openControlSocket(env.DATA_DIR, deps))
    undo.push(forgetOldRows(deps, opened))
    const server = await listen(createApp(deps).fetch, env)
    undo.push(server.close)
    console.log(`Legible is at ${env.PUBLIC_URL.replace(/:0$/, `:${server.port}`)}  (${opened.where})`)
    if (!(await hasAdmin(opened.db)))
      console.log('No administrator yet: register an account, then run  npm run admin -- EMAIL')
  } catch (error) {
    await backwards(undo)
    throw error
  }

  let stopping = false
  const stop = (signal: NodeJS.Signals) => {
    if (stopping) return
    stopping = true
    log.info({ signal }, 'stopping')
    setTimeout(() => process.exit(1), LAST_MOMENT).unref()
    backwards(undo).then(() => process.exit(0), endInOneLine)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}

async function backwards(undo: (() => Promise<void>)[]): Promise<void> {
  for (const step of undo.reverse()) await step()
}

main().catch(endInOneLine)

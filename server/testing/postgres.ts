import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { drizzle } from 'drizzle-orm/pglite'
import type { TestProject } from 'vitest/node'
import { migrate } from '#server/db/migrate.ts'
import { type Db, openPostgres } from '#server/db/open.ts'
import { startPostgres } from './postgres-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A PostgreSQL with the database `template`, migrated, to make others from. */
    postgresUrl: string
    /** A migrated PGlite as a file, to load instead of making one. */
    pgliteSnapshot: string
  }
}

export const TEMPLATE = 'legible_template'

/** Once for all test files: both databases, migrated, ready to be copied. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'legible-tests-'))
  const snapshot = path.join(folder, 'pglite.tar')
  const [server] = await Promise.all([startWithTemplate(), writeSnapshot(snapshot)])
  project.provide('postgresUrl', server.url)
  project.provide('pgliteSnapshot', snapshot)
  return async () => {
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function startWithTemplate() {
  const server = await startPostgres()
  const { default: postgres } = await import('postgres')
  const admin = postgres(server.url, { max: 1 })
  await admin`create database ${admin(TEMPLATE)}`
  await admin.end()
  const opened = await openPostgres(server.databaseUrl(TEMPLATE), 1)
  await migrate(opened.db)
  await opened.close()
  return server
}

async function writeSnapshot(file: string): Promise<void> {
  const client = await PGlite.create({ extensions: { pg_trgm } })
  await migrate(drizzle(client) as unknown as Db)
  const dump = await client.dumpDataDir('none')
  await writeFile(file, Buffer.from(await dump.arrayBuffer()))
  await client.close()
}

import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { drizzle } from 'drizzle-orm/pglite'
import type { TestProject } from 'vitest/node'
import { migrate } from '#server/db/migrate.ts'
import { type Db, openPostgres } from '#server/db/open.ts'
import { templateFor } from '#server/db/pglite/template.ts'
import { projectRoot } from '#server/project-root.ts'
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
  // One after the other: making a PGlite blocks this process for longer than a connection may take.
  const server = await startWithTemplate()
  project.provide('postgresUrl', server.url)
  project.provide('pgliteSnapshot', await snapshotFile())
  return () => server.stop()
}

async function startWithTemplate() {
  const server = await startPostgres()
  try {
    const { default: postgres } = await import('postgres')
    const admin = postgres(server.url, { max: 1 })
    await admin`create database ${admin(TEMPLATE)}`
    await admin.end()
    const opened = await openPostgres(server.databaseUrl(TEMPLATE), 1)
    await migrate(opened.db)
    await opened.close()
    return server
  } catch (error) {
    await server.stop()
    throw error
  }
}

/** Making one takes seconds: it is kept for as long as the migrations and PGlite stay the same. */
async function snapshotFile(): Promise<string> {
  const folder = path.join(projectRoot, 'node_modules', '.cache', 'legible')
  const file = path.join(folder, `pglite-${await fingerprint()}.tar`)
  if (existsSync(file)) return file
  const loadDataDir = templateFor('')
  const client = await PGlite.create({ extensions: { pg_trgm }, ...(loadDataDir ? { loadDataDir } : {}) })
  await migrate(drizzle(client) as unknown as Db)
  const dump = await client.dumpDataDir('none')
  await client.close()
  await mkdir(folder, { recursive: true })
  // Another run may be at the same: the name appears with the whole content.
  const draft = `${file}.${process.pid}`
  await writeFile(draft, Buffer.from(await dump.arrayBuffer()))
  await rename(draft, file)
  return file
}

async function fingerprint(): Promise<string> {
  const migrations = path.join(projectRoot, 'server', 'db', 'migrations')
  const names = (await readdir(migrations)).filter((name) => name.endsWith('.sql')).sort()
  const hash = createHash('sha256').update(
    await readFile(path.join(projectRoot, 'node_modules', '@electric-sql', 'pglite', 'package.json')),
  )
  for (const name of names) hash.update(await readFile(path.join(migrations, name)))
  return hash.digest('hex').slice(0, 16)
}

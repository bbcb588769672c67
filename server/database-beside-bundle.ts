import { copyFileSync, existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'
import { templateName } from './db/pglite/template.ts'

const KEPT = path.join('node_modules', '.cache', 'legible')

/** The bundle gets an empty database, which every new data folder begins with. Made once for each version of PGlite. */
export const databaseBesideBundle = (): Plugin => ({
  name: 'database-beside-bundle',
  apply: 'build',
  async writeBundle({ dir }) {
    if (!dir) return
    const kept = path.join(KEPT, templateName())
    if (!existsSync(kept)) await makeTemplate(kept)
    copyFileSync(kept, path.join(dir, templateName()))
  },
})

async function makeTemplate(file: string): Promise<void> {
  const { PGlite } = await import('@electric-sql/pglite')
  const db = await PGlite.create()
  const packed = await db.dumpDataDir('gzip')
  await db.close()
  mkdirSync(path.dirname(file), { recursive: true })
  // Another build may be at the same: the name appears with the whole content.
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, Buffer.from(await packed.arrayBuffer()))
  renameSync(draft, file)
}

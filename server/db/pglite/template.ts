import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { projectRoot } from '#server/project-root.ts'

// PostgreSQL in WebAssembly takes eight seconds to make a database. The build makes one, packed; a new folder begins as
// a copy of it, in one or two.

const PGLITE = path.join(projectRoot, 'node_modules', '@electric-sql', 'pglite', 'package.json')

/** Named by its version: another one may lay out its files in another way. */
export const templateName = (): string => `pglite-${JSON.parse(readFileSync(PGLITE, 'utf8')).version}.tar.gz`

/** Undefined where the folder has a database, or nothing was built. */
export function templateFor(folder: string): Blob | undefined {
  if (existsSync(path.join(folder, 'PG_VERSION'))) return undefined
  const file = path.join(projectRoot, 'dist', 'server', templateName())
  return existsSync(file) ? new Blob([readFileSync(file)], { type: 'application/x-gzip' }) : undefined
}

import { cpSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'

/** The migrations are read at start: the bundle gets a copy, so that `dist` runs without the source. */
export const migrationsBesideBundle = (): Plugin => ({
  name: 'migrations-beside-bundle',
  apply: 'build',
  writeBundle({ dir }) {
    if (dir)
      cpSync(path.join('server', 'db', 'migrations'), path.join(dir, 'migrations'), { recursive: true })
  },
})

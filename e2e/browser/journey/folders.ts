import { mkdirSync, mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** A home of its own for a browser, and in it the folder of its downloads. */
export function newFolders() {
  const home = mkdtempSync(path.join(tmpdir(), 'legible-journey-'))
  const downloads = path.join(home, 'Downloads')
  mkdirSync(downloads)
  return {
    home,
    downloads,
    /** A process of the browser may still write while it ends. */
    remove: () => rm(home, { recursive: true, force: true, maxRetries: 20 }),
  }
}

import { existsSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** Where package.json is: from the source and from a chunk of the bundle alike. */
export const projectRoot: string = findUp(path.dirname(fileURLToPath(import.meta.url)))

function findUp(folder: string): string {
  if (existsSync(path.join(folder, 'package.json'))) return folder
  const parent = path.dirname(folder)
  if (parent === folder) throw new Error('package.json was not found above the server.')
  return findUp(parent)
}

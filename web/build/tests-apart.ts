import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/**
 * What puts something in the place of a module, a clock or a global, which must not reach other files;
 * or says that it needs another environment, or why it stands apart.
 */
const APART = /\bvi\.(?!fn\b)|fake-indexeddb\/auto|\bdefineProperty\(|@vitest-environment|@apart/

/** The tests of a folder that need a process to themselves. */
export const testsApart = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.test\.tsx?$/.test(name) && APART.test(readFileSync(path.join(folder, name), 'utf8')))
    .map((name) => path.posix.join(folder, name.replaceAll('\\', '/')))

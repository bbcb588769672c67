import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/**
 * What puts something in the place of a module, which must not reach other files (clocks, globals and methods are put
 * back after each file); or says that it needs another environment, or why it stands apart.
 */
const APART =
  /\bvi\.(?:mock|doMock|hoisted|resetModules|stubEnv)\b|fake-indexeddb\/auto|\bdefineProperty\(|@vitest-environment|@apart/

/** The tests of a folder that need a process to themselves. */
export const testsApart = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.test\.tsx?$/.test(name) && APART.test(readFileSync(path.join(folder, name), 'utf8')))
    .map((name) => path.posix.join(folder, name.replaceAll('\\', '/')))

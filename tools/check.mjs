// `npm run check`: lint, types, and the unit tests of what changed since everything last passed here. Where nothing is
// known to have passed, or a file changed that tests read without importing it, all of them. What a process imports that a
// test starts is left to `npm test`.
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)))
const record = path.join(root, 'node_modules/.cache/legible/passed')
const shell = process.platform === 'win32'

/** What git prints, a line each; null where it cannot. @param {string[]} args */
function git(...args) {
  const run = spawnSync('git', args, { cwd: root, encoding: 'utf8' })
  return run.status === 0 ? run.stdout.split('\n').filter(Boolean) : null
}

/** Changes that are not committed can be taken back: what passed with them is not remembered. */
export function rememberPassed() {
  const [head] = git('rev-parse', 'HEAD') ?? []
  if (!head || git('status', '--porcelain')?.length !== 0) return
  mkdirSync(path.dirname(record), { recursive: true })
  writeFileSync(record, head)
}

/** @returns {string[] | null} null: everything may have changed */
function changed() {
  let passed = ''
  try {
    passed = readFileSync(record, 'utf8')
  } catch {
    return null
  }
  const committed = git('diff', '--name-only', '--no-renames', passed, 'HEAD')
  const others = git('ls-files', '--others', '--exclude-standard')
  const touched = git('diff', '--name-only', '--no-renames', 'HEAD')
  return committed && others && touched ? [...committed, ...others, ...touched] : null
}

/** What no unit test reads. */
const APART = /^(?:e2e|docs)\//
const IMPORTED = /\.(?:tsx?|mjs)$/
/** They look through the folders of the source: no import says what they depend on. */
const LOOKS_AROUND = /\breaddirSync\((?:'|new URL|path)/

/** The arguments of Vitest. */
function wanted() {
  const files = changed()?.filter((name) => !APART.test(name))
  if (!files?.every((name) => IMPORTED.test(name))) return ['run']
  const tests = git('ls-files', '*.test.ts', '*.test.tsx') ?? []
  const around = tests.filter(
    (name) => !APART.test(name) && LOOKS_AROUND.test(readFileSync(path.join(root, name), 'utf8')),
  )
  return ['related', '--run', ...new Set([...files, ...around])]
}

/** @param {string} command @param {string[]} args */
const passes = (command, ...args) =>
  spawnSync(command, args, { cwd: root, stdio: 'inherit', shell }).status === 0

const UNIT = ['shared', 'server', 'server-apart', 'web', 'web-apart'].flatMap((name) => ['--project', name])

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const passed =
    passes('npx', 'biome', 'check', '.') &&
    passes('npm', 'run', '--silent', 'types') &&
    passes('npx', 'vitest', ...wanted(), ...UNIT)
  if (passed) rememberPassed()
  process.exitCode = passed ? 0 : 1
}

// `npm run build`: the app and the server into dist/, with a mark of what they were built from.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)))
const stampFile = path.join(root, 'dist', 'built-from')
const inputs = ['web', 'server', 'shared', 'vite.config.ts', 'package.json', 'package-lock.json']

/** @param {string} entry @returns {string[]} */
function filesOf(entry) {
  const at = path.join(root, entry)
  if (!existsSync(at)) return []
  if (statSync(at).isFile()) return [entry]
  return readdirSync(at, { recursive: true, encoding: 'utf8' })
    .map((name) => path.join(entry, name))
    .filter((name) => !/\.test\.tsx?$/.test(name) && statSync(path.join(root, name)).isFile())
}

// By content, not by time: a fresh checkout or a restored cache has new times and the same files.
function fingerprint() {
  const hash = createHash('sha256')
  for (const name of inputs.flatMap(filesOf).sort())
    hash
      .update(name)
      .update('\0')
      .update(readFileSync(path.join(root, name)))
      .update('\0')
  return hash.digest('hex')
}

/** @param {string} from @param {'ignore' | 'inherit'} stdout */
function build(from, stdout) {
  // What is half built must not be taken for what was built before.
  rmSync(stampFile, { force: true })
  for (const args of [['build'], ['build', '--ssr']]) {
    const run = spawnSync(process.execPath, [path.join(root, 'node_modules/vite/bin/vite.js'), ...args], {
      cwd: root,
      // Set where a test run builds first: the build must not take itself for a test.
      env: { ...process.env, VITEST: undefined, NODE_ENV: 'production' },
      stdio: ['ignore', stdout, 'inherit'],
    })
    if (run.status !== 0) return false
  }
  mkdirSync(path.dirname(stampFile), { recursive: true })
  writeFileSync(stampFile, from)
  return true
}

export function ensureBuilt() {
  const now = fingerprint()
  const built = existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : ''
  if (built === now) {
    console.log('Nothing changed since the last build: starting what is built.')
    return
  }
  console.log(
    existsSync(path.dirname(stampFile)) ? 'The source changed: building …' : 'First start: building …',
  )
  if (build(now, 'ignore')) return
  console.error('The build failed; nothing was started.')
  process.exit(1)
}

if (process.argv[1] === fileURLToPath(import.meta.url) && !build(fingerprint(), 'inherit'))
  process.exitCode = 1

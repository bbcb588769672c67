// `npm run build`: the app and the server into dist/, with a mark of what they were built from. `--changed`: only where
// that is not what is here now.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)))
const dist = path.join(root, 'dist')
const common = ['server', 'shared', 'web/build', 'vite.config.ts', 'package.json', 'package-lock.json']
/** Each is built anew only when something changed that it is made of. */
const PARTS = {
  web: { args: ['build'], inputs: [...common, 'web'] },
  server: { args: ['build', '--ssr'], inputs: common },
}

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
/** @param {keyof typeof PARTS} part */
function fingerprint(part) {
  const hash = createHash('sha256')
  for (const name of [...new Set(PARTS[part].inputs.flatMap(filesOf))].sort())
    hash
      .update(name)
      .update('\0')
      .update(readFileSync(path.join(root, name)))
      .update('\0')
  return hash.digest('hex')
}

/** @param {keyof typeof PARTS} part */
const stampOf = (part) => path.join(dist, `${part}-built-from`)

/** @param {keyof typeof PARTS} part @param {'ignore' | 'inherit'} stdout */
function build(part, stdout) {
  const from = fingerprint(part)
  // What is half built must not be taken for what was built before.
  rmSync(stampOf(part), { force: true })
  const run = spawnSync(
    process.execPath,
    [path.join(root, 'node_modules/vite/bin/vite.js'), ...PARTS[part].args],
    {
      cwd: root,
      // Set where a test run builds first: the build must not take itself for a test.
      env: { ...process.env, VITEST: undefined, NODE_ENV: 'production' },
      stdio: ['ignore', stdout, 'inherit'],
    },
  )
  if (run.status !== 0) return false
  mkdirSync(dist, { recursive: true })
  writeFileSync(stampOf(part), from)
  return true
}

/** Longer than any build takes: who held it is gone. */
const LOCK_MS = 300_000

/** Two processes that test may ask at once: the second finds what the first built. @param {() => boolean} work */
function oneAtATime(work) {
  const lock = path.join(dist, 'building')
  mkdirSync(dist, { recursive: true })
  for (;;) {
    try {
      mkdirSync(lock)
      break
    } catch {
      const held = statSync(lock, { throwIfNoEntry: false })
      if (held && Date.now() - held.mtimeMs > LOCK_MS) rmSync(lock, { recursive: true, force: true })
      else Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200)
    }
  }
  try {
    return work()
  } finally {
    rmSync(lock, { recursive: true, force: true })
  }
}

/** Whether what is in dist/ is of what is here now, built anew where it has to be. @param {(keyof typeof PARTS)[]} parts */
const isUpToDate = (parts) =>
  oneAtATime(() => {
    const isFirst = !existsSync(path.join(dist, 'server'))
    const stale = parts.filter((part) => {
      const stamp = stampOf(part)
      return !existsSync(stamp) || readFileSync(stamp, 'utf8') !== fingerprint(part)
    })
    if (stale.length === 0) {
      console.log('Nothing changed since the last build.')
      return true
    }
    console.log(isFirst ? 'Building for the first time …' : 'The source changed: building …')
    return stale.every((part) => build(part, 'ignore'))
  })

/** @type {(keyof typeof PARTS)[]} */
const ALL = ['web', 'server']

export function ensureBuilt(parts = ALL) {
  if (isUpToDate(parts)) return
  console.error('The build failed; nothing was started.')
  process.exit(1)
}

/** After `npm install`, so that the first start only starts; without the source or what builds it, there is nothing to do. */
function prepare() {
  const needed = ['web/index.html', 'node_modules/vite'].map((name) => path.join(root, name))
  if (needed.every(existsSync) && !isUpToDate(ALL)) console.error('Not built: the first start tries again.')
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [, , how] = process.argv
  if (how === '--prepare') prepare()
  else if (how === '--changed') ensureBuilt()
  else if (!ALL.every((part) => build(part, 'inherit'))) process.exitCode = 1
}

// `npm run mutate -- shared/score`: plants small faults in files of that path, one at a time, runs the nearest tests, and prints
// the faults that no test noticed. `--faults 40` says how many, `--seed 1` which, `--tests 2` how many test files may run for each.
// What these let pass in a path of OF_ALL is tried on all fixtures.
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { type Fault, faultsIn, withFault } from './faults.ts'
import { importers, isTest, nearestTests, sourceFiles } from './nearest.ts'
import { sample } from './sample.ts'

/** Word lists, texts and weights: what they hold is judged by figures, not by tests. */
const DATA =
  /(?:^|\/)(?:testing|words|vocabulary|weights|compiled|locale|migrations)\/|texts\.ts$|\.d\.ts$|weights\.ts$/
/** Whose work shows in whole documents: the golden results of all fixtures say whether it changed. */
const OF_ALL = ['shared/read/', 'shared/structure/', 'shared/score/']
const GOLDEN = ['fixtures/score.test.ts', '--testNamePattern', 'golden results']
/** A fault that never ends counts as noticed. */
const PATIENCE = 300_000

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    faults: { type: 'string', default: '40' },
    seed: { type: 'string', default: '1' },
    tests: { type: 'string', default: '2' },
  },
})

const all = sourceFiles()
const by = importers(all)
const within = (file: string) =>
  positionals.some((path) => file === path || file.startsWith(`${path.replace(/\/$/, '')}/`))
const files = all.filter((file) => within(file) && !isTest(file) && !DATA.test(file))
if (files.length === 0) throw new Error('Name a file or a folder: npm run mutate -- shared/score')
const changed = execFileSync('git', ['status', '--porcelain', '--', ...files], { encoding: 'utf8' })
if (changed) throw new Error(`Commit these first, because faults are written into them:\n${changed}`)

const stopping = new AbortController()
const stop = () => stopping.abort()
process.on('SIGINT', stop).on('SIGTERM', stop)

/** The tests run in a group of their own, so that a worker that never ends is stopped with them. */
async function passes(tests: string[]): Promise<boolean> {
  const run = spawn('node', ['node_modules/vitest/vitest.mjs', 'run', '--bail', '1', ...tests], {
    stdio: 'ignore',
    detached: true,
  })
  const end = () => run.pid && process.kill(-run.pid, 'SIGKILL')
  const timer = setTimeout(end, PATIENCE)
  stopping.signal.addEventListener('abort', end)
  const [code] = await once(run, 'exit')
  clearTimeout(timer)
  stopping.signal.removeEventListener('abort', end)
  return code === 0
}

/** Tests that fail without a fault would notice every fault. */
const sound = new Map<string, boolean>()
async function isSound(file: string, tests: string[]): Promise<boolean> {
  const known = sound.get(file) ?? (await passes(tests))
  sound.set(file, known)
  return known
}

async function isNoticed(file: string, source: string, fault: Fault, tests: string[][]): Promise<boolean> {
  try {
    writeFileSync(file, withFault(source, fault))
    for (const some of tests) if (!(await passes(some))) return true
    return false
  } finally {
    writeFileSync(file, source)
  }
}

const lengthOf = (test: string): number => readFileSync(test, 'utf8').length

const chosen = sample(
  files.flatMap((file) => faultsIn(file, readFileSync(file, 'utf8')).map((fault) => ({ file, fault }))),
  Number(values.faults),
  Number(values.seed),
)
const counts = { noticed: 0, survived: 0, unjudged: 0 }
for (const { file, fault } of chosen) {
  const source = readFileSync(file, 'utf8')
  const tests = nearestTests(file, by, Number(values.tests), lengthOf)
  const line = (source.split('\n')[fault.line - 1] ?? '').trim()
  const was = source.slice(fault.start, fault.end).slice(0, 60)
  const what = `${file}:${fault.line} ${fault.kind}: \`${was}\` -> \`${fault.put}\` in ${line}`
  const wider = OF_ALL.some((path) => file.startsWith(path)) ? [GOLDEN] : []
  const judged =
    tests.length > 0 && (await isSound(file, tests)) && (wider.length === 0 || (await isSound('', GOLDEN)))
  const noticed = judged && (await isNoticed(file, source, fault, [tests, ...wider]))
  if (stopping.signal.aborted) break
  if (noticed) counts.noticed += 1
  else if (judged) {
    counts.survived += 1
    console.log(`survived: ${what}`)
  } else {
    counts.unjudged += 1
    console.log(`${tests.length > 0 ? 'tests fail or take too long' : 'no test'}: ${what}`)
  }
}
console.log(`${counts.noticed} noticed, ${counts.survived} survived, ${counts.unjudged} not judged`)

import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { MEASURES } from './all/measures.ts'
import { type Measured, pageWith } from './all/page.ts'

// npm run bench -- [bench:NAME …]: runs the measures that are named, or all, one after the other, and writes what they print into
// BENCHMARKS.md. A section is written as soon as it is measured: a run that is ended early keeps what it has.

const PAGE = 'BENCHMARKS.md'
const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !MEASURES.some(({ script }) => script === name))
if (unknown.length > 0) {
  console.error(
    `Not a measure: ${unknown.join(', ')}. There are ${MEASURES.map(({ script }) => script).join(', ')}.`,
  )
  process.exit(2)
}

const load = () => loadavg()[0] ?? 0
const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim()
const machine = `Node ${process.versions.node}, ${cpus().length} cores (${cpus()[0]?.model.trim() ?? 'unknown'})`

for (const measure of MEASURES.filter(({ script }) => wanted.length === 0 || wanted.includes(script))) {
  console.log(measure.script)
  const before = load()
  const started = Date.now()
  const { stdout, stderr, status } = spawnSync(
    'npm',
    ['run', '--silent', measure.script, ...(measure.args ? ['--', ...measure.args] : [])],
    { encoding: 'utf8', maxBuffer: 1 << 26 },
  )
  const measured: Measured = {
    date: new Date(started).toISOString().slice(0, 10),
    commit,
    machine,
    load: [before, load()],
    seconds: (Date.now() - started) / 1000,
    printed: stdout.trim() || stderr.trim() || '(nothing was printed)',
    failed: status !== 0,
  }
  const page = existsSync(PAGE) ? readFileSync(PAGE, 'utf8') : ''
  writeFileSync(PAGE, pageWith(page, MEASURES, new Map([[measure.script, measured]])))
}

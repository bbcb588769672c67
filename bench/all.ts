import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { asked } from './all/asked.ts'
import { MEASURES } from './all/measures.ts'
import { type Outcome, pageWith, type Section } from './all/page.ts'

// npm run bench -- [bench:NAME …] [--short] [--skip bench:NAME …] [--give bench:NAME=ARGUMENT,… …]: runs the measures one after the
// other and writes what they print into BENCHMARKS.md. A section is written as soon as it is measured: a run that is ended
// early keeps what it has.

const PAGE = 'BENCHMARKS.md'

const load = () => loadavg()[0] ?? 0
const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim()
const machine = `Node ${process.versions.node}, ${cpus().length} cores (${cpus()[0]?.model.trim() ?? 'unknown'})`

/** A command that finds a figure outside of its budget says so and ends with 1; Node prints this of one that breaks off. */
const BROKE = /^Node\.js v\d|FATAL ERROR/m
/** Of what it says then, the end. */
const WHY = 2000

const outcomeOf = (status: number | null, stderr: string): Outcome =>
  status === 0 ? 'within' : status === 1 && !BROKE.test(stderr) ? 'over' : 'broken'

function measured(command: readonly string[], isShort: boolean): Section {
  const before = load()
  const started = Date.now()
  const { stdout, stderr, status } = spawnSync('npm', ['run', '--silent', ...command], {
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  })
  const outcome = outcomeOf(status, stderr)
  const why = outcome === 'broken' ? stderr.trim().replaceAll(process.cwd(), '.').slice(-WHY) : ''
  return {
    date: new Date(started).toISOString().slice(0, 10),
    commit,
    machine,
    load: [before, load()],
    seconds: (Date.now() - started) / 1000,
    isShort,
    printed: [stdout.trim(), why].filter(Boolean).join('\n') || stderr.trim() || '(nothing was printed)',
    outcome,
  }
}

const { tasks, isShort } = asked(process.argv.slice(2), MEASURES)
for (const { measure, command } of tasks) {
  console.log(measure.name)
  const section = command ? measured(command, isShort && measure.short !== undefined) : 'not here'
  const page = existsSync(PAGE) ? readFileSync(PAGE, 'utf8') : ''
  writeFileSync(PAGE, pageWith(page, MEASURES, new Map([[measure.name, section]])))
}
